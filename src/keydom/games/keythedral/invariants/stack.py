"""On what each frame lies.

Above the bottom frame of a round lie the phases that are still to come, each with the window for laws that opens it;
on top of them whatever the present phase is at.
"""

from __future__ import annotations

from typing import Final

from keydom.core.invariants import BOTTOM

LAWFUL: Final = ("Answer", "Bid", "ChooseOrder", "LawTurn", "Opening", "Place", "Price", "Turn")
IN_TURN: Final = ("Window",)

# What each frame lies on; a Resume lies where its decision lay.
BENEATH: Final = {
    "Ready": (BOTTOM,),
    "Lay": ("Ready",),
    "Settle": ("Lay",),
    "Site": ("Lay",),
    "LayField": ("Settle",),
    "Face": ("LayField",),
    "Back": ("Face", "LayField"),
    "Round": (BOTTOM,),
    "Lead": ("Round",),
    "TakeBack": ("Window",),
    "Spend": ("Window",),
    "Harvest": ("Window",),
    "Work": ("Window",),
    "Window": ("Lead", "TakeBack", "Spend", "Harvest"),
    "Asking": ("Lead", "TakeBack", "Spend", "Harvest", "Work"),
    "Opening": ("Asking",),
    "ChooseOrder": ("Work",),
    "Leave": ("Work",),
    "Place": ("Leave", "Resume"),
    "Take": ("Harvest", "Acted", "NextTurn"),
    "NextTurn": IN_TURN,
    "Turn": IN_TURN,
    "LawTurn": IN_TURN,
    "Acted": IN_TURN,
    "Taken": IN_TURN,
    "Outcome": IN_TURN,
    "FenceSite": ("Acted",),
    "FenceSide": ("Acted",),
    "Move": ("Acted",),
    "Hand": ("Acted", "Resume"),
    "Craft": ("Acted", "NextTurn"),
    "HandAny": ("Acted", "NextTurn"),
    "Card": ("Taken",),
    "Pay": ("Hand", "Craft", "HandAny", "Card", "Taken", "Naming"),
    "Closing": ("Outcome",),
    "Answers": ("Closing",),
    "Answer": ("Answers",),
    "Price": ("Outcome",),
    "ShowLaw": ("Lay", "Reveal", "Window"),
    "Reveal": ("Lay", "Reveal", "Round", "Outcome", "Resume"),
    "Bid": ("Round",),
    "Naming": ("Round",),
    "Enact": LAWFUL,
    "Appeal": ("Enact",),
    "Repeal": ("Appeal",),
    "Resume": ("Answers", "Asking", "Leave", "Resume", "Round", "Window", "Work"),
    "Plan": ("Resume",),
}
