// What the server sends to pages, as server/show/wire.py says it: made by `make wire`, not by hand.

/** How and when the person of a seat went. */
export interface AbsenceFacts {
  how: string;
  ply: number;
}

/** Who plays a seat; `bot` is the level of one. */
export interface SeatFacts {
  seat: number;
  name: string;
  bot: string | null;
  gone: AbsenceFacts | null;
}

/** From where a table was forked. */
export interface ForkFacts {
  id: string;
  ply: number | null;
}

/** What a person asks of the others, and who has agreed. */
export interface ProposalFacts {
  seat: number;
  what: string;
  asked: number[];
  agreed: number[];
}

/** A bot that is asked for in place of a person, and when it may come without a yes. */
export interface ReplacementFacts {
  seat: number;
  what: string;
  asked: number[];
  due: number | null;
}

/** What anybody may know of a table; `mine` are the seats of whoever asks. */
export interface TableFacts {
  id: string;
  game: string;
  options: Record<string, string>;
  version: number;
  ply: number;
  mover: number;
  over: boolean;
  since: number;
  thinking: boolean;
  mine: number[];
  seats: SeatFacts[];
  turn_limit: number | null;
  deadline: number | null;
  stand_in: string;
  fork: ForkFacts | null;
  proposal: ProposalFacts | null;
  replacing: ReplacementFacts[];
}

/** A legal action, with its words and its references. `final`: it cannot be taken back. `manner` is what it does but for its manner, where it has one. `short` is what it says where there is little room; empty where that is the same. */
export interface ChoiceFacts {
  text: string;
  label: string;
  refs: string[];
  final: boolean;
  manner: string;
  short: string;
}

/** A payment: the things in it, and the steps by which it is taken. */
export interface PaymentPick {
  refs: string[];
  steps: string[];
  label: string;
}

/** What can be picked together; `all` is empty where there are too many, `usual` None where no pick is. */
export interface Payment {
  label: string;
  all: PaymentPick[];
  usual: PaymentPick | null;
}

/** How one thing gets from here to there, by however many steps, and how often that can be done. */
export interface Carry {
  what: string[];
  start: string;
  end: string;
  via: string[];
  steps: string[];
  most: number;
}

/** A whole choice in a grid, or the reason why there is none. */
export interface GestureCell {
  count: string;
  steps: string[];
  label: string;
  why: string;
}

/** What is alike in a line of a grid: a colour, a group that comes along. */
export interface GestureRow {
  refs: string[];
  label: string;
  cells: GestureCell[];
  why: string;
}

/** What one first step leads to: a grid of things by numbers or, without rows, that step alone. `known` is false where there was no time to find out: asked about alone, it can be. */
export interface GestureGroup {
  label: string;
  step: string;
  rows: GestureRow[];
  known: boolean;
}

/** Where a drawing lies that is seen at once; what is on its tab. */
export interface PaneFacts {
  name: string;
  title: string;
  area: [number, number, number, number];
}

/** Where the points of a seat are added up. */
export interface SumFacts {
  seat: number;
  area: [number, number, number, number];
}

/** Where everything lies in a window: the parts that are drawn, and those that the page fills. */
export interface SceneFacts {
  window: [number, number];
  kind: string;
  light: string;
  bar: [number, number, number, number];
  header: [number, number, number, number];
  panes: PaneFacts[];
  hand: [number, number, number, number] | null;
  rail: [number, number, number, number];
  ask: [number, number, number, number];
  tabs: [number, number, number, number];
  board: [number, number, number, number];
  story: [number, number, number, number];
  sums: SumFacts[];
}

/** The status of a table for one reader: whose turn it is, what may be done, and changed page parts. */
export interface TableStatus extends TableFacts {
  seat: number | null;
  scene: SceneFacts;
  sounds: [number, string][];
  shown: number;
  draft: string[];
  turn: string[];
  then: string;
  closed: boolean;
  doubtful: "" | "gives-up" | "shows";
  stepwise: boolean;
  now: boolean;
  moment: string;
  aside: string;
  about: string[];
  choices: ChoiceFacts[];
  brings: Record<string, string>;
  payment: Payment | null;
  ways: Carry[];
  advisable: boolean;
  names: Record<string, string>;
  undoable: boolean;
  redoable: boolean;
  prints?: Record<string, string>;
  regions?: Record<string, string>;
}

/** A table that was made, and where it is played. */
export interface NewTable {
  id: string;
  watch: string;
}

/** What the maker of a table is told once: the secrets of its seats, and how seats were drawn. */
export interface MadeTable {
  id: string;
  version: number;
  links: Record<string, string>;
  tokens: Record<string, string>;
  watch: string;
  drawn: number[];
}

/** Whether an analysis was asked for, how many parts of how many are done, and what was found. */
export interface AnalysisStatus {
  state: "done" | "failed" | "none" | "running";
  done: number;
  total: number;
  detail: string;
  report: Record<string, unknown> | null;
}

/** What went wrong: for people, and in detail; `why` says it best where a rule was in the way. */
export interface Problem {
  status: number;
  error: string;
  detail: string;
  reason?: string | null;
  why?: string | null;
}
