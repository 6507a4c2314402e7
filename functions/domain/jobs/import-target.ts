import type { Language } from '#shared/values/language.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { CellValues } from './import-plan.ts';
import type { JobContext } from './job-runner.ts';

/** The refusal when a row was carried out, or taken back, before. */
export const rowDone = 'row-done';

/** What an import changes: things known by a key that hold some values, as their own domain reads and saves them. */
export type ImportTarget<Thing extends { id: string }> = {
  /** The column things are known by. */
  key: string;
  findByKey: (context: JobContext, key: string) => Promise<Thing | undefined>;
  findById: (context: JobContext, id: string) => Promise<Thing | undefined>;
  valuesOf: (thing: Thing) => CellValues;
  /** Saves it over what was read, together with `also`; STALE_STATE when somebody came between. */
  save: (
    context: JobContext,
    thing: Thing,
    change: CellValues,
    also: Operation<typeof rowDone>,
  ) => Promise<typeof rowDone | undefined>;
  fileName: Record<Language, string>;
};
