import { allOrThrow } from '#functions/platform/all-or-throw.ts';
import { log } from '#functions/platform/log.ts';
import { tracedRequest, withTrace } from '#functions/platform/tracing.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Due, DueKind, cancelDue, lanesOfKind, listDue } from './due-items.ts';

/** Work for each kind of due item. It must be idempotent, since a sweep may be interrupted. */
export type Effects = Record<DueKind, (context: Context, due: Due) => Promise<void>>;

/** Items of a lane processed in parallel; one that waits for its provider delays at most two. */
const atOnce = 3;

async function carryOut(context: Context, effects: Effects, due: Due): Promise<boolean> {
  try {
    await effects[due.kind](context, due);
    await context.table.write([cancelDue(due)]);
    return true;
  } catch (error) {
    // The item stays due: the next sweep retries it, and the items after it do not wait.
    log.error('something due could not be done', { ...due, error });
    return false;
  }
}

/** Runs the work under the trace id of the request that scheduled it. */
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

/** Processes due items while time allows, oldest first per lane. A broken lane does not stop others. */
export async function sweep(context: Context, sweeping: Sweep): Promise<number> {
  const lanes = Array.from({ length: lanesOfKind }, (_, lane) => lane);
  const outcomes = await Promise.allSettled(
    DueKind.options.flatMap((kind) => lanes.map((lane) => sweepLane(context, sweeping, kind, lane))),
  );
  return allOrThrow(outcomes).reduce((sum, done) => sum + done, 0);
}
