/** What a column holds, a flag as 0 or 1. */
export type Cell = string | number | null;

/** Folded: each word stands somewhere in what the view searches by. */
export type WordSearch = {
  words: readonly string[];
  /** Of each of these one stands beside them in an index: an engine's own, nobody asks by them. */
  marks?: readonly (readonly string[])[];
};

/** One thing a row must fulfil; all of them together narrow a list. */
export type Condition<Name extends string> =
  | { column: Name; is: Cell }
  | { column: Name; among: readonly Cell[] }
  | { column: Name; atLeast: Cell }
  | { column: Name; atMost: Cell }
  | WordSearch
  /** All of at least one of these. */
  | { anyOf: readonly (readonly Condition<Name>[])[] }
  /** Not all of any of these; a cell without anything in it fulfils none. */
  | { noneOf: readonly (readonly Condition<Name>[])[] };

/** Where a page ended: what its last row was sorted by, and its id. */
export type Place = { value: Cell; id: string };

/** A page of a list, in no engine's language. Rows that sort alike stand in the order of their ids. */
export type ListPlan<Name extends string> = {
  where: readonly Condition<Name>[];
  sort: { by: Name; descending: boolean };
  take: number;
  skip?: number;
  after?: Place | undefined;
  /** Whether anybody asks how many there are in all. */
  counted: boolean;
  /** How many there are, where whoever asks knows without counting. */
  known?: number | undefined;
  /** Counted no further than that: more are as good as so many. */
  countedTo?: number | undefined;
};

export type ListSlice<Row> = { rows: Row[]; places: Place[]; total: number };

/** How many rows have the same cells in `by`, and what `sum` comes to in them; by nothing, how many in all. */
export type TallyPlan<Name extends string, By extends Name, Sum extends Name> = {
  by: readonly By[];
  sum?: readonly Sum[];
  /** Of this column, how many cells that differ. */
  distinct?: Name;
  where: readonly Condition<Name>[];
};
export type Tally<By extends string, Sum extends string> = Record<By, Cell> & {
  count: number;
  distinct?: number;
} & Record<Sum, number>;

/**
 * The rows of a declared view. Whoever asks knows columns and conditions, and nothing of what answers: an engine is
 * these two functions, and the table it keeps.
 */
export type ViewRows<Name extends string, Row> = {
  list: (plan: ListPlan<Name>) => Promise<ListSlice<Row>>;
  tally: <By extends Name, Sum extends Name = never>(
    plan: TallyPlan<Name, By, Sum>,
  ) => Promise<Tally<By, Sum>[]>;
};
