import { type OwnRequest, resultOf } from '#functions/platform/records/once.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { buyerName } from '../order-keys.ts';
import { orderRecord, type StoredOrder } from '../order-record.ts';
import type { OrderInput } from './order-input.ts';

type BuyersRequest = Pick<OrderInput, 'buyer' | 'requestKey' | 'asked' | 'placedBy'>;

/** Identifies a request to order by its key and its sender: the buyer, or staff for them. */
export const requestOf = ({ buyer, requestKey, asked, placedBy }: BuyersRequest): OwnRequest => ({
  who: placedBy ? `STAFF#${placedBy}` : buyerName(buyer),
  what: 'orders/place',
  requestKey,
  asked,
  kept: 'for good',
});

/** Finds the order that this request has placed already. */
export async function findPlaced({ table }: Context, input: BuyersRequest): Promise<StoredOrder | undefined> {
  const id = await resultOf(table, requestOf(input));
  return id === undefined ? undefined : orderRecord.find(table, { id });
}
