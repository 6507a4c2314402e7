import { AppError } from '#shared/contract/errors.ts';
import type { QueryOf } from '#shared/contract/route.ts';
import { listReturns as contract } from '#shared/returns/member-returns.contract.ts';
import { ReturnOrder, TrackingEvent } from '#shared/returns/return-order.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { column, defineRows } from '#functions/platform/views/listable.ts';
import { itemRows } from '#functions/platform/views/item-rows.ts';
import { among, equals } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
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

const ownReturns = defineRows(ReturnOrder, {
  name: 'returns',
  columns: {
    id: column.text(({ id }) => id),
    status: column.text(({ status }) => status),
    orderId: column.text(({ orderId }) => orderId),
  },
});
const ownList = listQuery(ownReturns, contract, { statusIn: among('status'), orderId: equals('orderId') });

export async function listReturns(table: Table, userId: string, query: QueryOf<typeof contract>) {
  const asked = {
    index: 'gsi1',
    pk: returnKeys.member(userId),
    newestFirst: true,
    limit: mostReturns,
  } as const;
  const { items } = await table.query(asked, StoredReturn);
  return listOf(ownList, query, {}, itemRows(ownReturns, items.map(toReturn)));
}

export async function listTracking(table: Table, id: string): Promise<TrackingEvent[]> {
  const asked = { pk: returnKeys.partition(id), startsWith: 'EVENT#', limit: mostEvents };
  return (await table.query(asked, TrackingEvent)).items;
}
