// The rules: what is written into the search box leaves only the pieces that mention it.

const search = document.getElementById("search");
const found = document.querySelector("[data-found]");

function filter() {
  const wanted = search.value.trim().toLowerCase();
  let count = 0;
  for (const piece of document.querySelectorAll("[data-piece]")) {
    piece.hidden = !piece.textContent.toLowerCase().includes(wanted);
    if (!piece.hidden) count += 1;
  }
  for (const section of document.querySelectorAll("main > section")) {
    section.hidden = !section.querySelector("[data-piece]:not([hidden])");
  }
  found.textContent = !wanted ? "" : count || found.dataset.none;
}

search.addEventListener("input", filter);
