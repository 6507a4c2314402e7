import { AppError } from '#shared/contract/errors.ts';
import type { QueryOf } from '#shared/contract/route.ts';
import { listReturns as contract } from '#shared/returns/member-returns.contract.ts';
import { ReturnOrder, TrackingEvent } from '#shared/returns/return-order.ts';
import type { Requester } from '#functions/domain/orders/reading/requester.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { column, defineRows } from '#functions/platform/views/listable.ts';
import { itemRows } from '#functions/platform/views/item-rows.ts';
import { among, equals } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { returnKeys } from './return-keys.ts';
import { returnRecord, StoredReturn, StoredStep, toReturn } from './return-record.ts';

/** Maximum number of returns that are read for a member. Older ones are reached through their orders. */
const maxReturns = 500;
const maxEvents = 100;

/** Names a return, with its asker. The shop sees any return, members only their own. */
export type ReturnName = { id: string; asker: Requester };

const isOwn = ({ userId }: StoredReturn, asker: Requester): boolean =>
  asker.kind === 'shop' || (asker.kind === 'member' && asker.userId === userId);

/** Loads a return. A missing return and somebody else's give the same error. */
export async function requireReturn({ table }: Context, { id, asker }: ReturnName): Promise<StoredReturn> {
  const stored = await returnRecord.find(table, { id });
  if (!stored || !isOwn(stored, asker)) throw new AppError('RETURN_NOT_FOUND');
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

export async function listReturns(
  { table }: Context,
  { userId, query }: { userId: string; query: QueryOf<typeof contract> },
) {
  const asked = {
    index: 'gsi1',
    pk: returnKeys.member(userId),
    newestFirst: true,
    limit: maxReturns,
  } as const;
  const { items } = await table.list(asked, StoredReturn);
  return listOf(ownList, query, {}, itemRows(ownReturns, items.map(toReturn)));
}

/** Lists a member's returns of one order. */
export async function returnsOfOrder(
  { table }: TableContext,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<StoredReturn[]> {
  const asked = {
    index: 'gsi1',
    pk: returnKeys.member(userId),
    newestFirst: true,
    limit: maxReturns,
  } as const;
  const { items } = await table.query(asked, StoredReturn);
  return items.filter((stored) => stored.orderId === orderId);
}

/** Lists the steps of a return, oldest first. The caller has checked the access. */
export async function listSteps({ table }: Context, id: string): Promise<StoredStep[]> {
  const asked = { pk: returnKeys.partition(id), startsWith: 'EVENT#', limit: maxEvents };
  return (await table.list(asked, StoredStep)).items;
}

/** Lists the steps of a return for its buyer, without the names of staff. */
export async function listTracking(context: Context, name: ReturnName): Promise<TrackingEvent[]> {
  const [, steps] = await Promise.all([requireReturn(context, name), listSteps(context, name.id)]);
  return steps.map((step) => TrackingEvent.parse(step));
}
