import { type Due, DueKind, lanesOfKind, listDue } from '#functions/domain/due/due-items.ts';
import type { Effects } from '#functions/domain/due/sweep.ts';
import type { Context } from '#functions/platform/table/context.ts';

/** Items of a kind that are due at the context's time, from all partitions. */
export async function listDues(context: Context, kind: DueKind): Promise<Due[]> {
  const lanes = Array.from({ length: lanesOfKind }, (_, lane) => lane);
  return (await Promise.all(lanes.map((lane) => listDue(context, { kind, lane, limit: 1000 })))).flat();
}

/** The same effect for every kind of due item. */
export const always = (effect: Effects[DueKind]): Effects =>
  // The cast is safe, because `DueKind.options` holds all kinds.
  Object.fromEntries(DueKind.options.map((kind) => [kind, effect])) as Effects;

export const nothing = always(async () => undefined);
