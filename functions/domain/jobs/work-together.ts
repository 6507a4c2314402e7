import { inPieces } from '#functions/platform/in-pieces.ts';
import { AppError, type ErrorCode, errorStatus } from '#shared/contract/errors.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { CellValues } from './import-plan.ts';
import { inTime } from './in-time.ts';
import type { JobContext } from './job-runner.ts';
import { type JobTarget, rowDone, type RowWeight, type ThingChange } from './job-target.ts';

/** What is to become of a row: how it came out, and what has to be written for that to be so. */
export type RowPlan<Outcome> = {
  outcome: Outcome;
  /** `also` is the row itself: it and what it changes are one write, so that done twice the second is refused. */
  change?: { values: CellValues; also: Operation<typeof rowDone> };
};

type RowWork<Thing, Row, Outcome> = {
  find: (rows: readonly Row[]) => Promise<readonly (Thing | undefined)[]>;
  decide: (row: Row, thing: Thing | undefined) => RowPlan<Outcome>;
  /** Rows of one unit stand in one write, where it bears them. */
  units?: { of: (row: Row) => string | undefined; weight: RowWeight; alone?: (row: Row) => boolean };
  /** How a row comes out that was refused for what it says. */
  refused: (row: Row, code: ErrorCode, thing?: Thing) => Outcome;
};

type Change<Thing> = ThingChange<Thing> & { also: Operation<typeof rowDone> };
type SaveOutcome = 'saved' | ErrorCode | typeof again;

const isErrorCode = (code: string): code is ErrorCode => code in errorStatus;

async function write<Thing extends { id: string }>(
  context: JobContext,
  target: JobTarget<Thing>,
  changes: readonly Change<Thing>[],
): Promise<SaveOutcome | typeof rowDone> {
  try {
    const writes = await target.writesOf(context, changes);
    const refusal = await context.table.write([...writes, ...changes.map(({ also }) => also)]);
    if (refusal === undefined) {
      await target.afterwards?.(context, changes);
      return 'saved';
    }
    if (refusal === rowDone) return rowDone;
    return isErrorCode(refusal) && refusal !== 'STALE_STATE' ? refusal : again;
  } catch (error) {
    // What is wrong with a row is no reason to stop; a busy table is, and the piece is begun anew.
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return error.code === 'STALE_STATE' ? again : error.code;
  }
}

/** One write for all of them; where anything of it is refused, one for each: what is wrong with one is no fault of the rest. */
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
    // Whoever was at work on it before did what it says.
    saved.push(outcome === rowDone ? 'saved' : outcome);
  }
  return saved;
}

/** Groups worked on side by side, where nothing else is said. */
const usualAbreast = 2;

/** By weight: what belongs together is parted only where no write bears all of it. */
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
  const fitting = units.flatMap((unit) => inPieces(unit, 1 + Math.floor((most - first) / more)));
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

/** Works rows off, as many in one write as go into one, while there is time: the outcomes are those of the first so many. */
export async function workTogether<Thing extends { id: string }, Row, Outcome>(
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

  /** Somebody came between: it is read and decided anew. */
  async function workAgain(row: Row): Promise<Outcome> {
    try {
      return await retry(async () => (await workOnce([row]))[0] ?? again);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      return refused(row, error.code);
    }
  }

  const groups = await inTime(
    units ? groupsByWeight(rows, units) : inPieces(rows, target.together),
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
