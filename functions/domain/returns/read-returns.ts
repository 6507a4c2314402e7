import { AppError } from '#shared/errors.ts';
import { toPage } from '#shared/pages.ts';
import type { QueryOf, ReplyOf } from '#shared/route.ts';
import type { listReturns as contract } from '#shared/returns/member-returns.ts';
import { TrackingEvent } from '#shared/returns/return-order.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { returnKeys } from './return-keys.ts';
import { returnRecord, StoredReturn, toReturn } from './return-record.ts';

/** More than anybody gives back; older ones are reached through their orders. */
const mostReturns = 500;
const mostEvents = 100;

/** For staff, who may see any. */
export async function requireReturn(table: Table, id: string): Promise<StoredReturn> {
  const stored = await returnRecord.find(table, { id });
  if (!stored) throw new AppError('RETURN_NOT_FOUND');
  return stored;
}

/** A missing return and somebody else's are answered alike. */
export async function requireOwnReturn(table: Table, id: string, userId: string): Promise<StoredReturn> {
  const stored = await requireReturn(table, id);
  if (stored.userId !== userId) throw new AppError('RETURN_NOT_FOUND');
  return stored;
}

export async function listReturns(
  table: Table,
  userId: string,
  { statusIn, orderId, ...page }: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const asked = {
    index: 'gsi1',
    pk: returnKeys.member(userId),
    newestFirst: true,
    limit: mostReturns,
  } as const;
  const { items } = await table.query(asked, StoredReturn);
  const found = items.filter(
    (stored) => (!statusIn || statusIn.includes(stored.status)) && (!orderId || stored.orderId === orderId),
  );
  const start = (page.page - 1) * page.pageSize;
  return toPage(found.slice(start, start + page.pageSize).map(toReturn), found.length, page);
}

export async function listTracking(table: Table, id: string): Promise<TrackingEvent[]> {
  const asked = { pk: returnKeys.partition(id), startsWith: 'EVENT#', limit: mostEvents };
  return (await table.query(asked, TrackingEvent)).items;
}
