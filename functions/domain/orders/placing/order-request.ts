import { type OwnRequest, resultOf } from '#functions/platform/records/once.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { buyerName } from '../order-keys.ts';
import { orderRecord, type StoredOrder } from '../order-record.ts';
import type { OrderInput } from './order-input.ts';

type BuyersRequest = Pick<OrderInput, 'buyer' | 'requestKey' | 'asked'>;

/** A buyer's request to order. */
export const requestOf = ({ buyer, requestKey, asked }: BuyersRequest): OwnRequest => ({
  who: buyerName(buyer),
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
