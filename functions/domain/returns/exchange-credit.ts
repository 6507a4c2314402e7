import { AppError } from '#shared/contract/errors.ts';
import { missingOf, paybackFor } from '#functions/domain/orders/order-money.ts';
import type { OrderChange } from '#functions/domain/orders/moving/change-order.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { requireShopOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { payingOrder } from './paying-order.ts';
import { requireReturn } from './read-returns.ts';
import { earnsMoney, giveUpPrice } from './return-money.ts';
import type { StoredReturn } from './return-record.ts';

/** A return, the order of its goods, and the order that paid for them. */
export type ExchangeParties = { before: StoredReturn; order: StoredOrder; paying: StoredOrder };

export async function readParties(context: Context, id: string): Promise<ExchangeParties> {
  const before = await requireReturn(context, { id, asker: shopRequester });
  const order = await requireShopOrder(context, before.orderId);
  return { before, order, paying: await payingOrder(context, order) };
}

const isAccepted = ({ status, qaResult }: StoredReturn): boolean =>
  status === 'inspected' && qaResult !== null && qaResult !== 'failed';

/** Value of the accepted goods, and the money fields of their order once it owes that value. */
export type Credit = { money: OrderChange; amount: number };

/**
 * Returns the credit that accepted goods give towards other goods: what the buyer would get in money. The order
 * must be paid, because cash that a carrier still brings would be booked to one order and missing in the other.
 */
export function creditFor({ before, paying }: Omit<ExchangeParties, 'order'>): Credit {
  if (!isAccepted(before) || paying.paymentStatus !== 'paid' || missingOf(paying) > 0)
    return { money: {}, amount: 0 };
  const money = earnsMoney(before) ? {} : giveUpPrice(paying, before);
  const { owed, onItsWay, paid } = paybackFor({ ...paying, ...money }, before.id);
  // Once a part is being refunded in money, the rest is refunded in money too.
  return onItsWay + paid > 0 ? { money: {}, amount: 0 } : { money, amount: owed };
}

/** Returns the credit, and refuses if there is none. */
export function requireCredit(parties: ExchangeParties): Credit {
  const credit = creditFor(parties);
  if (credit.amount > 0) return credit;
  if (!isAccepted(parties.before)) throw new AppError('RETURN_STATE');
  throw new AppError('EXCHANGE_NO_CREDIT', { params: { code: parties.paying.code } });
}
