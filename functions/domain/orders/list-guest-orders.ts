import * as z from 'zod';
import type { GuestOrderRow, GuestProof } from '#shared/orders/guest-orders.ts';
import type { Table } from '#functions/platform/table.ts';
import { proofNames } from './guest-pointers.ts';
import { orderKeys } from './order-keys.ts';
import { isOwn } from './read-orders.ts';
import { StoredOrder } from './order-record.ts';

type Row = z.infer<typeof GuestOrderRow>;
type Page = { data: Row[]; nextCursor: string | null };

const Pointer = z.object({ orderId: z.string() });

/** Addresses and numbers are known to others too: only the cart's own session tells amounts. */
const rowOf = (order: StoredOrder, showsMoney: boolean): Row => {
  const { id, code, status, paymentStatus, totalQuantity, total, createdAt } = order;
  return {
    id,
    code,
    status,
    paymentStatus,
    totalQuantity,
    total: showsMoney ? total : null,
    createdAt,
  };
};

type Asked = { take: number; cursor?: string | undefined };

/** What was ordered with the first proof that is given, newest first; nothing where none is. */
export async function findGuestOrders(
  table: Table,
  proof: GuestProof,
  { take, cursor }: Asked,
): Promise<{ orders: StoredOrder[]; nextCursor: string | null }> {
  const [name] = proofNames(proof);
  if (!name) return { orders: [], nextCursor: null };
  const asked = { pk: orderKeys.guestPartition(name), limit: take, cursor, newestFirst: true };
  const { items, cursor: next } = await table.query(asked, Pointer);
  const found = await table.getMany(
    items.map(({ orderId }) => [orderKeys.head(orderId), StoredOrder] as const),
  );
  const orders = found.filter((order) => order !== undefined).filter((order) => isOwn(order, proof));
  return { orders, nextCursor: next ?? null };
}

export async function listGuestOrders(table: Table, proof: GuestProof, asked: Asked): Promise<Page> {
  const { orders, nextCursor } = await findGuestOrders(table, proof, asked);
  return { data: orders.map((order) => rowOf(order, Boolean(proof.sessionId))), nextCursor };
}
