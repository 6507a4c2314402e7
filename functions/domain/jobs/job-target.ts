import type { Language } from '#shared/values/language.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { CellValues, ImportRow, Problems } from './import-plan.ts';
import type { JobContext } from './job-runner.ts';

/** The refusal when a row was carried out, or taken back, before. */
export const rowDone = 'row-done';

export type ThingChange<Thing> = { thing: Thing; values: CellValues };

/** What jobs change: things known by an id that hold some values, as their own domain reads and changes them. */
export type JobTarget<Thing extends { id: string }> = {
  /** As they stand, each in the place it was asked for. */
  findMany: (context: JobContext, ids: readonly string[]) => Promise<readonly (Thing | undefined)[]>;
  valuesOf: (thing: Thing) => CellValues;
  /** As many as one transaction has room for, each beside the row that tells of it. */
  together: number;
  /** How many such transactions may be under way at once: one where each of them writes the same item. */
  abreast?: number;
  /**
   * What changes them, each over what was read of it. A refusal by a code of `AppError` is the answer to the row; any
   * other says that somebody came between.
   */
  writesOf: (
    context: JobContext,
    changes: readonly ThingChange<Thing>[],
  ) => Promise<readonly Operation<string>[]>;
  /** What follows at once from what was written; whatever must follow is due besides, should this not be reached. */
  afterwards?: (context: JobContext, changes: readonly ThingChange<Thing>[]) => Promise<void>;
  /** Takes away what a row has made, unless somebody has a use for it since: then it throws. Done twice, it does nothing. */
  takeAway?: (context: JobContext, thing: Thing, made: CellValues) => Promise<void>;
};

/** What a row says of a thing, or what is wrong with it. */
export type RowMeaning =
  /** `remarks` are shown beside a row that is carried out all the same. */
  { values: CellValues; remarks?: Problems } | { problems: Problems };

/**
 * What else is known of a file than its row: which things have parts in rows of their own further down, and which others
 * refer to there.
 */
export type RowsAbout = { isCheck: boolean; heads: ReadonlySet<string>; bases: ReadonlySet<string> };

/** Rows that belong together stand in one write: what the first of them weighs, each further one, and how much it bears. */
export type RowWeight = { first: number; more: number; most: number };

/** What an import changes: things people know by a key of their own. */
export type ImportTarget<Thing extends { id: string }> = JobTarget<Thing> & {
  /** The column things are known by. */
  key: string;
  /** The column that tells a part of a thing: rows with one key differ in it, or one of them goes without. */
  part?: string;
  /** Columns any of which is enough to know a thing, or to make one, by; the key, unless said. */
  enough?: readonly string[];
  /** Columns that are passed over this time, which is said. */
  ignores?: readonly string[];
  findByKeys: (
    context: JobContext,
    keys: readonly string[],
    rows: readonly ImportRow[],
    about: RowsAbout,
  ) => Promise<readonly (Thing | undefined)[]>;
  /** It is not there yet: the row makes it. */
  isNew?: (thing: Thing) => boolean;
  weight?: RowWeight;
  /** The column by which rows name the key of another thing, which stands further up where it is new. */
  refersBy?: string;
  /** The columns by which it hangs on what stands further up and is yet to be made. */
  awaits?: (thing: Thing) => readonly string[];
  /** A row that stands in a write of its own. */
  alone?: (row: ImportRow) => boolean;
  /** What the cells of a row mean together, where none says it by itself. */
  meaningOf?: (thing: Thing, values: CellValues, row: ImportRow) => RowMeaning;
  fileName: Record<Language, string>;
};
