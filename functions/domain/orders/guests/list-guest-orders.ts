import * as z from 'zod';
import { type GuestOrderRow, type GuestProof, maxCounted } from '#shared/orders/guest-orders.contract.ts';
import { paymentDeadlineOf } from '#shared/orders/order-cover.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { proofNames } from './guest-pointers.ts';
import { orderKeys } from '../order-keys.ts';
import { StoredOrder } from '../order-record.ts';

type Row = z.infer<typeof GuestOrderRow>;
type Page = { data: Row[]; nextCursor: string | null };
type OrderCount = { count: number; newestDay: string | null };

const Pointer = z.object({ orderId: z.string() });

const rowOf = (order: StoredOrder): Row => {
  const { id, code, status, paymentStatus, totalQuantity, total, createdAt } = order;
  const awaits = paymentDeadlineOf(order) ?? null;
  return { id, code, status, awaits, paymentStatus, totalQuantity, total, createdAt };
};

type PageQuery = { take: number; cursor?: string | undefined };

/** Lists the orders found by the first of the named proofs that is present, newest first; empty if none is. */
export async function findGuestOrders(
  table: Table,
  named: Pick<GuestProof, 'sessionId' | 'email' | 'phone'>,
  { take, cursor }: PageQuery,
): Promise<{ orders: StoredOrder[]; nextCursor: string | null }> {
  const [name] = proofNames(named);
  if (!name) return { orders: [], nextCursor: null };
  const asked = { pk: orderKeys.guestPartition(name), limit: take, cursor, newestFirst: true };
  const { items, cursor: next } = await table.list(asked, Pointer);
  const found = await table.showMany(
    items.map(({ orderId }) => [orderKeys.head(orderId), StoredOrder] as const),
  );
  return { orders: found.filter((order) => order !== undefined), nextCursor: next ?? null };
}

const hanoiDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' });

/** Counts the orders of an address or number; others know those, so only count and day are told. */
async function countFor(table: Table, contact: Pick<GuestProof, 'email' | 'phone'>): Promise<OrderCount> {
  const { orders } = await findGuestOrders(table, contact, { take: maxCounted });
  const [newest] = orders;
  return {
    count: orders.length,
    newestDay: newest ? hanoiDay.format(new Date(newest.createdAt)) : null,
  };
}

export async function listGuestOrders(
  { table }: Context,
  { sessionId, email, phone, take, cursor }: GuestProof & PageQuery,
): Promise<Page & { found: OrderCount | null }> {
  if (!sessionId) return { data: [], nextCursor: null, found: await countFor(table, { email, phone }) };
  const { orders, nextCursor } = await findGuestOrders(table, { sessionId }, { take, cursor });
  return { data: orders.map(rowOf), nextCursor, found: null };
}
