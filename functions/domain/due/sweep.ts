import { allOrThrow } from '#functions/platform/all-or-throw.ts';
import { log } from '#functions/platform/log.ts';
import { tracedRequest, withTrace } from '#functions/platform/tracing.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Due, DueKind, cancelDue, lanesOfKind, listDue } from './due-items.ts';

/** What is done about each kind. Doing it twice has to change nothing: a sweep may end in the middle. */
export type Effects = Record<DueKind, (context: Context, due: Due) => Promise<void>>;

/** One that waits for its provider holds up two others of its kind at most. */
const atOnce = 3;

async function carryOut(context: Context, effects: Effects, due: Due): Promise<boolean> {
  try {
    await effects[due.kind](context, due);
    await context.table.write([cancelDue(due)]);
    return true;
  } catch (error) {
    // It stays due: the next sweep tries again, and those behind it do not wait for it.
    log.error('something due could not be done', { ...due, error });
    return false;
  }
}

/** What was to come of a request is told under its id, as all that came of it before. */
const inItsName = <T>({ trace, of }: Due, work: () => T): T =>
  withTrace(trace ?? tracedRequest() ?? of, work);

type Sweep = { effects: Effects; until: number };

async function sweepLane(
  context: Context,
  { effects, until }: Sweep,
  kind: DueKind,
  lane: number,
): Promise<number> {
  let done = 0;
  let last: Due | undefined;
  while (Date.now() < until) {
    const batch = await listDue(context, { kind, lane, limit: atOnce, after: last });
    if (batch.length === 0) break;
    const outcomes = await Promise.all(
      batch.map((due) => inItsName(due, () => carryOut(context, effects, due))),
    );
    done += outcomes.filter(Boolean).length;
    last = batch.at(-1);
  }
  return done;
}

/**
 * Does what is due, the lanes side by side and each oldest first, for as long as there is time. A lane that cannot be read holds up
 * no other: it is told of at the end.
 */
export async function sweep(context: Context, sweeping: Sweep): Promise<number> {
  const lanes = Array.from({ length: lanesOfKind }, (_, lane) => lane);
  const outcomes = await Promise.allSettled(
    DueKind.options.flatMap((kind) => lanes.map((lane) => sweepLane(context, sweeping, kind, lane))),
  );
  return allOrThrow(outcomes).reduce((sum, done) => sum + done, 0);
}
