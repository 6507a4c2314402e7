import { type Due, DueKind, lanesOfKind, listDue } from '#functions/domain/due/due-items.ts';
import type { Effects } from '#functions/domain/due/sweep.ts';
import type { Context } from '#functions/platform/table/context.ts';

/** All of a kind that are due by a context's now, whichever lane they wait in. */
export async function listDues(context: Context, kind: DueKind): Promise<Due[]> {
  const lanes = Array.from({ length: lanesOfKind }, (_, lane) => lane);
  return (await Promise.all(lanes.map((lane) => listDue(context, { kind, lane, limit: 1000 })))).flat();
}

/** The same for whatever is due. */
export const always = (effect: Effects[DueKind]): Effects =>
  // Every kind there is, by the line below.
  Object.fromEntries(DueKind.options.map((kind) => [kind, effect])) as Effects;

export const nothing = always(async () => undefined);
