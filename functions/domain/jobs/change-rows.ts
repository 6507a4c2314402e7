import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import { type CellValues, differences, picked } from './import-plan.ts';
import { orAgain } from './import-row.ts';
import { type ImportTarget, rowDone } from './import-target.ts';
import { inTime } from './in-time.ts';
import { jobKeys } from './job-keys.ts';
import { keptUntil, rowItem, type StoredJob, StoredRow } from './job-record.ts';
import type { JobContext, JobRunner } from './job-runner.ts';
import { takeRowsBack } from './take-rows-back.ts';

type Target<Thing extends { id: string }> = Pick<ImportTarget<Thing>, 'findById' | 'valuesOf' | 'save'>;

type RowChange<Thing extends { id: string }, Input> = {
  input: z.ZodType<Input>;
  target: Target<Thing>;
  /** What people know one of them by. */
  keyOf: (thing: Thing) => string;
  /** What is to be so of one of them; nothing where that makes no sense. */
  wanted: (input: Input, thing: Thing) => CellValues | undefined;
  /** Said of those. */
  refusal: string;
};

const Cursor = z.object({ place: z.int() });
const rowsAtOnce = 100;
const abreast = 8;
/** Rows are counted as in a file, whose first row are its headings. */
const rowsAbove = 2;

/** Changes many things alike, each in one write with the row that tells of it: done twice, the second is refused. */
export function changeRows<Thing extends { id: string }, Input extends { ids: string[] }>({
  input,
  target,
  keyOf,
  wanted,
  refusal,
}: RowChange<Thing, Input>): JobRunner {
  async function tryOne(context: JobContext, job: StoredJob, asked: Input, place: number) {
    const id = asked.ids[place] ?? '';
    const thing = await target.findById(context, id);
    const row = { row: place + rowsAbove, key: thing ? keyOf(thing) : id, problems: [] };
    const expiresAt = keptUntil(context.now());
    const refuse = (code: string) => {
      const kept = { ...row, target: null, before: {}, after: {}, expiresAt };
      const told = { ...kept, status: 'refused' as const, problems: [{ column: null, code }] };
      return context.table.write([create(rowItem(job.id, told), { refusal: rowDone })]);
    };
    if (!thing) return refuse('not_found');
    const now = target.valuesOf(thing);
    const said = wanted(asked, thing);
    if (!said) return refuse(refusal);
    const after = differences(said, now);
    if (Object.keys(after).length === 0) return undefined;
    const before = picked(now, after);
    const item = rowItem(job.id, { ...row, status: 'changed', target: thing.id, before, after, expiresAt });
    try {
      return await orAgain(target.save(context, thing, after, create(item, { refusal: rowDone })));
    } catch (error) {
      // What is wrong with one of them is no reason to stop; a busy table is, and the piece is begun anew.
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      return refuse(error.code);
    }
  }

  /** What the table says became of some rows: whoever of two at work on them did it. */
  async function outcomes({ table }: JobContext, { id }: StoredJob, from: number, to: number) {
    const between = jobKeys.rowsBetween(from + rowsAbove, to + rowsAbove - 1);
    const { items } = await table.query({ pk: jobKeys.partition(id), between, limit: rowsAtOnce }, StoredRow);
    const count = (status: StoredRow['status']) => items.filter((row) => row.status === status).length;
    return { changed: count('changed'), refused: count('refused') };
  }

  return {
    async step(context, job) {
      const asked = input.parse(job.input);
      const { place } = Cursor.parse(job.cursor ?? { place: 0 });
      const total = asked.ids.length;
      const places = asked.ids.slice(place, place + rowsAtOnce).map((_, at) => place + at);
      const done = await inTime(places, abreast, (at) =>
        retry(async () => {
          const outcome = await tryOne(context, job, asked, at);
          return outcome === again ? again : undefined;
        }),
      );
      const next = place + done.length;
      const { changed, refused } = await outcomes(context, job, place, next);
      const counts = {
        total,
        done: next,
        changed: job.changed + changed,
        refused: job.refused + refused,
        unchanged: job.unchanged + Math.max(0, done.length - changed - refused),
      };
      return { counts, cursor: { place: next }, ...(next >= total && { end: { status: 'done' as const } }) };
    },
    takeBack: (context, job) => takeRowsBack(context, target, job),
  };
}
