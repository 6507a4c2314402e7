import type * as z from 'zod';
import { create } from '#functions/platform/table/table-operations.ts';
import { readSelection } from './job-selection.ts';
import { type CellValues, differences, picked } from './import-plan.ts';
import { jobKeys } from './job-keys.ts';
import { jobExpiry, rowItem, type StoredJob, StoredRow } from './job-record.ts';
import type { JobContext, JobRunner } from './job-runner.ts';
import { type JobTarget, rowAlreadyApplied } from './job-target.ts';
import { noteRows } from './note-rows.ts';
import { takeRowsBack } from './take-rows-back.ts';
import { type RowPlan, runPieces } from './run-pieces.ts';

type RowChange<Thing extends { id: string }, Input> = {
  /** Schema of the input without the chosen ids. */
  input: z.ZodType<Input>;
  target: JobTarget<Thing>;
  /** Key that people know a thing by. */
  keyOf: (thing: Thing) => string;
  /** Values a thing should get; undefined if the change makes no sense for it. */
  wanted: (input: Input, thing: Thing) => CellValues | undefined;
  /** Reason shown for the things without a change. */
  refusal: (input: Input) => string;
};

/** Rows are counted as in a file, whose first row holds the headings. */
const rowsAbove = 2;

type Row = { id: string; row: number };
type Outcome = { row: number; key: string; refusal?: string };

/** Makes one change to many things, each one write with its row, so that a repeat is refused. */
export function changeRows<Thing extends { id: string }, Input>({
  input,
  target,
  keyOf,
  wanted,
  refusal,
}: RowChange<Thing, Input>): JobRunner {
  function decide(
    job: StoredJob,
    asked: Input,
    { row, id }: Row,
    thing: Thing | undefined,
    at: Date,
  ): RowPlan<Outcome> {
    if (!thing) return { outcome: { row, key: id, refusal: 'not_found' } };
    const key = keyOf(thing);
    const said = wanted(asked, thing);
    if (!said) return { outcome: { row, key, refusal: refusal(asked) } };
    const now = target.valuesOf(thing);
    const after = differences(said, now);
    if (Object.keys(after).length === 0) return { outcome: { row, key } };
    const kept = { row, key, status: 'changed' as const, problems: [], target: thing.id };
    const item = rowItem(job.id, { ...kept, before: picked(now, after), after, expiresAt: jobExpiry(at) });
    return {
      outcome: { row, key },
      change: { values: after, also: create(item, { refusal: rowAlreadyApplied }) },
    };
  }

  /** Rows recorded in a range, including those of a second worker on the same piece. */
  async function toldBetween({ table }: JobContext, { id }: StoredJob, from: number, to: number) {
    const between = jobKeys.rowsBetween(from, to);
    const { items } = await table.query({ pk: jobKeys.partition(id), between }, StoredRow);
    return items;
  }

  return {
    async step(context, job) {
      const asked = input.parse(job.input);
      const { done: place } = job;
      const ids = await readSelection(context, job, place);
      const first = place + rowsAbove;
      // Rows done before an interruption are skipped: a relative change such as a percentage must not apply
      // twice.
      const before = await toldBetween(context, job, first, first + ids.length - 1);
      const isDone = new Set(before.map(({ row }) => row));
      const left = ids.map((id, nth) => ({ id, row: first + nth })).filter(({ row }) => !isDone.has(row));
      const outcomes = await runPieces<Thing, Row, Outcome>(context, target, left, {
        find: (rows) =>
          target.findMany(
            context,
            rows.map(({ id }) => id),
          ),
        decide: (row, thing) => decide(job, asked, row, thing, context.now()),
        refused: ({ row, id }, code, thing) => ({ row, key: thing ? keyOf(thing) : id, refusal: code }),
      });
      await noteRows(
        context,
        job,
        'refused',
        outcomes.flatMap(({ row, key, refusal: code }) =>
          code ? [{ row, key, problems: [{ column: null, code }] }] : [],
        ),
      );
      const next = left[outcomes.length]?.row ?? first + ids.length;
      const told = await toldBetween(context, job, first, next - 1);
      const count = (status: StoredRow['status']) => told.filter((row) => row.status === status).length;
      const [changed, refused] = [count('changed'), count('refused')];
      const done = next - rowsAbove;
      const counts = {
        done,
        changed: job.changed + changed,
        refused: job.refused + refused,
        unchanged: job.unchanged + (next - first - changed - refused),
      };
      return { counts, ...(done >= (job.total ?? 0) && { end: { status: 'done' } }) };
    },
    takeBack: (context, job) => takeRowsBack(context, target, job),
  };
}
