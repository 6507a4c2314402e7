/** Value of a cell; a flag is stored as 0 or 1. */
export type Cell = string | number | null;

/** Normalized words, each of which must occur in the view's searched text. */
export type WordSearch = {
  words: readonly string[];
  /** Marks that must be in the word index too, one of each list. Only an engine sets them; callers do not. */
  marks?: readonly (readonly string[])[];
};

/** Condition on a single row; a list applies all of its conditions. */
export type Condition<Name extends string> =
  | { column: Name; is: Cell }
  | { column: Name; among: readonly Cell[] }
  | { column: Name; atLeast: Cell }
  | { column: Name; atMost: Cell }
  | WordSearch
  /** All conditions of at least one of these groups hold. */
  | { anyOf: readonly (readonly Condition<Name>[])[] }
  /** In none of these groups do all conditions hold; a null cell fulfils no condition. */
  | { noneOf: readonly (readonly Condition<Name>[])[] };

/** Position where a page ended: the sort value of its last row, and its id. */
export type Place = { value: Cell; id: string };

/** Engine-neutral query for a page of a list. Rows with equal sort values are ordered by id. */
export type ListPlan<Name extends string> = {
  where: readonly Condition<Name>[];
  sort: { by: Name; descending: boolean };
  take: number;
  skip?: number;
  after?: Place | undefined;
  /** Whether the caller needs the total. */
  counted: boolean;
  /** Total, if the caller already knows it. */
  known?: number | undefined;
  /** Upper limit of counting. A larger total is reported as this number. */
  countedTo?: number | undefined;
};

export type ListSlice<Row> = { rows: Row[]; places: Place[]; total: number };

/** Query that counts rows and adds up `sum`, grouped by the columns in `by` or over all rows. */
export type TallyPlan<Name extends string, By extends Name, Sum extends Name> = {
  by: readonly By[];
  sum?: readonly Sum[];
  /** Column whose distinct values are counted. */
  distinct?: Name;
  where: readonly Condition<Name>[];
};
export type Tally<By extends string, Sum extends string> = Record<By, Cell> & {
  count: number;
  distinct?: number;
} & Record<Sum, number>;

/** Rows of a declared view without its engine, which implements these functions and keeps the table. */
export type ViewRows<Name extends string, Row> = {
  list: (plan: ListPlan<Name>) => Promise<ListSlice<Row>>;
  tally: <By extends Name, Sum extends Name = never>(
    plan: TallyPlan<Name, By, Sum>,
  ) => Promise<Tally<By, Sum>[]>;
};
