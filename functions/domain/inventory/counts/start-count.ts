import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import type { Count, startCount as contract } from '#shared/inventory/counts.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { onceOrThrow } from '#functions/platform/records/once.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { newPaperCode } from '#functions/domain/catalogue/warehouses/paper-code.ts';
import { placesOf } from '#functions/domain/catalogue/warehouses/places.ts';
import { countRecord } from './count-record.ts';
import { getCount, readLines } from './read-counts.ts';

type CountToBe = BodyOf<typeof contract> & { userId: string };

/** Starts a count; a repeated request returns the same sheet. */
export async function startCount(
  context: Context,
  { userId, clientRequestId: requestKey, ...draft }: CountToBe,
): Promise<Count> {
  const [place] = await placesOf(context, [draft]);
  if (!place) throw new AppError('UNKNOWN_WAREHOUSE');
  const at = context.now();
  const head = {
    id: newId(at.getTime()),
    code: newPaperCode('KK', at),
    warehouse: { id: place.id, name: place.name },
    note: draft.note,
    status: 'open' as const,
    lineCount: 0,
    surplus: 0,
    shortfall: 0,
    createdAt: at.toISOString(),
    createdBy: userId,
    closedAt: null,
    closedBy: null,
    version: 1,
  };
  const request = { who: userId, what: 'inventory/start-count', requestKey, asked: draft };
  const made = await onceOrThrow(context.table, request, { result: head.id, writes: countRecord.make(head) });
  return getCount(context, made);
}

type Act = { id: string; version: number; userId: string };

/** Cancels a count, unless some of it was posted. A repeated request changes nothing. */
export async function cancelCount(context: Context, { id, version, userId }: Act): Promise<Count> {
  const head = await countRecord.get(context.table, { id });
  if (head.status === 'cancelled' && head.version === version + 1) return getCount(context, id);
  const lines = await readLines(context, id);
  if (head.status !== 'open' || lines.some(({ isPosted }) => isPosted)) throw new AppError('COUNT_CLOSED');
  if (head.version !== version) throw new AppError('STALE_STATE');
  const closed = { closedAt: context.now().toISOString(), closedBy: userId };
  const { writes } = countRecord.replace(head, { status: 'cancelled', ...closed });
  if (await context.table.write(writes)) throw new AppError('STALE_STATE');
  return getCount(context, id);
}
