import type { Language } from '#shared/values/language.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { CellValues, ImportRow, Problems } from './import-plan.ts';
import type { JobContext } from './job-runner.ts';

/** Refusal if a row was already carried out or undone. */
export const rowAlreadyApplied = 'row-done';

export type RowChange<Thing> = { thing: Thing; values: CellValues };

/** Things that jobs change. Each has an id and values; its own domain reads and writes it. */
export type JobTarget<Thing extends { id: string }> = {
  /** Current things in the order of the ids. */
  findMany: (context: JobContext, ids: readonly string[]) => Promise<readonly (Thing | undefined)[]>;
  valuesOf: (thing: Thing) => CellValues;
  /** Number of things that fit into one transaction, each with its row. */
  together: number;
  /** Number of such transactions in parallel; must be 1 if each of them writes the same item. */
  abreast?: number;
  /**
   * Operations of the changes, each with a version check on what was read. A refusal by a code of `AppError`
   * becomes the outcome of the row; any other refusal means that the thing was changed concurrently.
   */
  writesOf: (
    context: JobContext,
    changes: readonly RowChange<Thing>[],
  ) => Promise<readonly Operation<string>[]>;
  /** Follow-up work. A crash may skip it, so anything mandatory must be scheduled elsewhere too. */
  afterwards?: (context: JobContext, changes: readonly RowChange<Thing>[]) => Promise<void>;
  /** Deletes a thing that a row created. Throws if it is in use since; deleting twice does nothing. */
  takeAway?: (context: JobContext, thing: Thing, made: CellValues) => Promise<void>;
};

/** Values a row sets, or its problems. */
export type RowMeaning =
  /** `remarks` are shown beside a row that is carried out all the same. */
  { values: CellValues; remarks?: Problems } | { problems: Problems };

/** Facts about the whole file: `heads` have parts further down, `bases` are referred to there. */
export type RowsAbout = { isCheck: boolean; heads: ReadonlySet<string>; bases: ReadonlySet<string> };

/** Weight of rows that belong in one transaction: of the first row, of each further one, and the limit. */
export type RowWeight = { first: number; more: number; most: number };

/** Things that an import changes. People identify them by a key. */
export type ImportTarget<Thing extends { id: string }> = JobTarget<Thing> & {
  /** Column with the key. */
  key: string;
  /** Column that tells a thing's parts apart. One row of a key may leave it empty. */
  part?: string;
  /** Columns any of which suffices to identify or create a thing; by default the key. */
  enough?: readonly string[];
  /** Columns that this import ignores; the result says so. */
  ignores?: readonly string[];
  findByKeys: (
    context: JobContext,
    keys: readonly string[],
    rows: readonly ImportRow[],
    about: RowsAbout,
  ) => Promise<readonly (Thing | undefined)[]>;
  /** Returns whether the thing does not exist yet and the row creates it. */
  isNew?: (thing: Thing) => boolean;
  weight?: RowWeight;
  /** Column with the key of another thing. A new one must stand further up in the file. */
  refersBy?: string;
  /** Columns that make a thing depend on things further up that are yet to be created. */
  awaits?: (thing: Thing) => readonly string[];
  /** Returns whether a row needs a transaction of its own. */
  alone?: (row: ImportRow) => boolean;
  /** Derives values that depend on several cells of a row. */
  meaningOf?: (thing: Thing, values: CellValues, row: ImportRow) => RowMeaning;
  fileName: Record<Language, string>;
};
