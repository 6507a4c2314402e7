import { type OwnRequest, resultOf } from '#functions/platform/records/once.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { buyerName } from '../order-keys.ts';
import { orderRecord, type StoredOrder } from '../order-record.ts';
import type { OrderInput } from './order-input.ts';

type BuyersRequest = Pick<OrderInput, 'buyer' | 'requestKey' | 'asked' | 'placedBy'>;

/** A buyer's request to order, or that of whoever writes it down for them. */
export const requestOf = ({ buyer, requestKey, asked, placedBy }: BuyersRequest): OwnRequest => ({
  who: placedBy ? `STAFF#${placedBy}` : buyerName(buyer),
  what: 'orders/place',
  requestKey,
  asked,
  kept: 'for good',
});

/** What came of it. */
export async function findPlaced({ table }: Context, input: BuyersRequest): Promise<StoredOrder | undefined> {
  const id = await resultOf(table, requestOf(input));
  return id === undefined ? undefined : orderRecord.find(table, { id });
}
