// A picture that is much wider than high has a line of its own in the summary: beside the text nothing on it could be read.

import { all } from "../shared/dom.js";

const WIDE = 2; // times as wide as high

for (const picture of all(".summary img", HTMLImageElement)) {
  picture.decode().then(
    () => picture.classList.toggle("wide", picture.naturalWidth > WIDE * picture.naturalHeight),
    () => {}, // one that does not come stays small
  );
}
