import { AppError, type ErrorCode, errorStatus } from '#shared/contract/errors.ts';
import { millisecondsToDeadline } from '#functions/platform/deadline.ts';
import { chunk } from '#functions/platform/chunk.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { CellValues } from './import-plan.ts';
import type { JobContext } from './job-runner.ts';
import { type JobTarget, rowAlreadyApplied, type RowWeight, type RowChange } from './job-target.ts';

/** Time reserved at the end of an invocation for the work after the rows. */
const reserveMilliseconds = 30_000;

/** Processes as many rows as time allows, several in parallel. The outcomes belong to the first rows. */
async function inTime<T, R>(
  rows: readonly T[],
  abreast: number,
  work: (row: T, place: number) => Promise<R>,
): Promise<R[]> {
  const outcomes: R[] = [];
  while (outcomes.length < rows.length) {
    // At least one group is processed, otherwise the job would never end.
    if (outcomes.length > 0 && millisecondsToDeadline() < reserveMilliseconds) break;
    const start = outcomes.length;
    const group = rows.slice(start, start + abreast);
    outcomes.push(...(await Promise.all(group.map((row, place) => work(row, start + place)))));
  }
  return outcomes;
}

/** Plan for a row: its outcome and the writes that make it so. */
export type RowPlan<Outcome> = {
  outcome: Outcome;
  /** `also` records the row in the same transaction as its change, so that a repeated write is refused. */
  change?: { values: CellValues; also: Operation<typeof rowAlreadyApplied> };
};

type RowWork<Thing, Row, Outcome> = {
  find: (rows: readonly Row[]) => Promise<readonly (Thing | undefined)[]>;
  decide: (row: Row, thing: Thing | undefined) => RowPlan<Outcome>;
  /** Rows of one unit belong in one transaction, if it has room for them. */
  units?: { of: (row: Row) => string | undefined; weight: RowWeight; alone?: (row: Row) => boolean };
  /** Outcome of a row whose content was refused. */
  refused: (row: Row, code: ErrorCode, thing?: Thing) => Outcome;
};

type Change<Thing> = RowChange<Thing> & { also: Operation<typeof rowAlreadyApplied> };
type SaveOutcome = 'saved' | ErrorCode | typeof again;

const isErrorCode = (code: string): code is ErrorCode => code in errorStatus;

async function write<Thing extends { id: string }>(
  context: JobContext,
  target: JobTarget<Thing>,
  changes: readonly Change<Thing>[],
): Promise<SaveOutcome | typeof rowAlreadyApplied> {
  try {
    const writes = await target.writesOf(context, changes);
    const refusal = await context.table.write([...writes, ...changes.map(({ also }) => also)]);
    if (refusal === undefined) {
      await target.afterwards?.(context, changes);
      return 'saved';
    }
    if (refusal === rowAlreadyApplied) return rowAlreadyApplied;
    return isErrorCode(refusal) && refusal !== 'STALE_STATE' ? refusal : again;
  } catch (error) {
    // A faulty row must not stop the job. A server error must, so that the piece is retried.
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return error.code === 'STALE_STATE' ? again : error.code;
  }
}

/** Writes all changes in one transaction; if refused, each alone, so that a faulty one harms no other. */
async function save<Thing extends { id: string }>(
  context: JobContext,
  target: JobTarget<Thing>,
  changes: readonly Change<Thing>[],
): Promise<SaveOutcome[]> {
  if (changes.length === 0) return [];
  if (changes.length > 1 && (await write(context, target, changes)) === 'saved')
    return changes.map(() => 'saved');
  const saved: SaveOutcome[] = [];
  for (const change of changes) {
    const outcome = await write(context, target, [change]);
    // Another worker or attempt already carried out the row.
    saved.push(outcome === rowAlreadyApplied ? 'saved' : outcome);
  }
  return saved;
}

/** Default number of groups in parallel. */
const usualAbreast = 2;

/** Groups rows by weight. Rows of a unit are split only if no transaction has room for all of them. */
function groupsByWeight<Row>(
  rows: readonly Row[],
  {
    of,
    alone = () => false,
    weight: { first, more, most },
  }: NonNullable<RowWork<unknown, Row, unknown>['units']>,
): Row[][] {
  const units: Row[][] = [];
  let last: string | undefined;
  for (const row of rows) {
    const unit = of(row);
    if (unit !== undefined && unit === last) units.at(-1)?.push(row);
    else units.push([row]);
    last = unit;
  }
  const fitting = units.flatMap((unit) => chunk(unit, 1 + Math.floor((most - first) / more)));
  const groups: Row[][] = [];
  let left = 0;
  for (const unit of fitting) {
    const weight = unit.some(alone) ? most : first + more * (unit.length - 1);
    if (weight <= left) groups.at(-1)?.push(...unit);
    else groups.push([...unit]);
    left = (weight <= left ? left : most) - weight;
  }
  return groups;
}

/** Processes rows while time allows, in full transactions. The outcomes belong to the first rows. */
export async function runPieces<Thing extends { id: string }, Row, Outcome>(
  context: JobContext,
  target: JobTarget<Thing>,
  rows: readonly Row[],
  { find, decide, refused, units }: RowWork<Thing, Row, Outcome>,
): Promise<Outcome[]> {
  async function workOnce(group: readonly Row[]): Promise<(Outcome | typeof again)[]> {
    const things = await find(group);
    const planned = group.map((row, place) => ({ row, thing: things[place], ...decide(row, things[place]) }));
    const changing = planned.flatMap(({ thing, change }, place) =>
      thing && change ? [{ thing, ...change, place }] : [],
    );
    const saved = new Map<number, SaveOutcome>();
    for (const [nth, outcome] of (await save(context, target, changing)).entries())
      saved.set(changing[nth]?.place ?? 0, outcome);
    return planned.map(({ row, thing, outcome }, place) => {
      const became = saved.get(place) ?? 'saved';
      if (became === again) return again;
      return became === 'saved' ? outcome : refused(row, became, thing);
    });
  }

  /** Processes a row again after a concurrent change, from a fresh read. */
  async function workAgain(row: Row): Promise<Outcome> {
    try {
      return await retry(async () => (await workOnce([row]))[0] ?? again);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      return refused(row, error.code);
    }
  }

  const groups = await inTime(
    units ? groupsByWeight(rows, units) : chunk(rows, target.together),
    target.abreast ?? usualAbreast,
    async (group) => {
      const outcomes: Outcome[] = [];
      for (const [place, outcome] of (await workOnce(group)).entries()) {
        const row = group[place];
        if (outcome !== again) outcomes.push(outcome);
        else if (row !== undefined) outcomes.push(await workAgain(row));
      }
      return outcomes;
    },
  );
  return groups.flat();
}
