import * as z from 'zod';
import { type OwnRequest, resultOf } from '#functions/platform/records/once.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { type Buyer, buyerName, orderKeys } from './order-keys.ts';
import { orderRecord, type StoredOrder } from './order-record.ts';

const Pointer = z.object({ orderId: z.string() });

/** A buyer's request to order. */
export const placingOf = (buyer: Buyer, requestKey: string): OwnRequest => ({
  who: buyerName(buyer),
  what: 'orders/place',
  requestKey,
  kept: 'for good',
});

/** What came of it. */
export async function findByRequest(
  table: Table,
  buyer: Buyer,
  requestKey: string,
): Promise<StoredOrder | undefined> {
  const id = await resultOf(table, placingOf(buyer, requestKey));
  return id === undefined ? undefined : orderRecord.find(table, { id });
}

/** Which order has a code. */
export const findIdByCode = async (table: Table, code: string): Promise<string | undefined> =>
  (await table.get(orderKeys.code(code), Pointer))?.orderId;
