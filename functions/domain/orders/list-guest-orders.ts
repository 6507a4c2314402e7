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

/** A guest's orders by the first proof that is given, newest first; nothing where nothing is given. */
export async function listGuestOrders(
  table: Table,
  proof: GuestProof,
  { take, cursor }: { take: number; cursor?: string | undefined },
): Promise<Page> {
  const [name] = proofNames(proof);
  if (!name) return { data: [], nextCursor: null };
  const asked = { pk: orderKeys.guestPartition(name), limit: take, cursor, newestFirst: true };
  const { items, cursor: next } = await table.query(asked, Pointer);
  const found = await table.getMany(
    items.map(({ orderId }) => [orderKeys.head(orderId), StoredOrder] as const),
  );
  const data = found
    .filter((order) => order !== undefined)
    .filter((order) => isOwn(order, proof))
    .map((order) => rowOf(order, Boolean(proof.sessionId)));
  return { data, nextCursor: next ?? null };
}
