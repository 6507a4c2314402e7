import type { OrderInput } from '#functions/domain/orders/placing/order-input.ts';
import { findPlaced } from '#functions/domain/orders/placing/order-request.ts';
import { missingOf } from '#functions/domain/orders/order-money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { readPaymentConfig } from '#functions/domain/payments/records/payment-config.ts';
import { isPayable } from '#functions/domain/payments/records/payable-order.ts';
import { takeMoney } from '#functions/domain/payments/settling/staff-money.ts';
import { requireTillFor } from '#functions/domain/tills/take-into-till.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type PaidBefore, placeOrder } from './place-order.ts';
import { tillPlaceOf } from './till-place.ts';

/** Requires an open till before a cash order is placed; a repeated request continues without one. */
async function requireTill(context: Context, input: OrderInput): Promise<void> {
  if (input.paymentMethod !== 'cash' || (await findPlaced(context, input))) return;
  await requireTillFor(context, await tillPlaceOf(context, input));
}

export type CounterOrder = OrderInput & {
  isPaid: boolean;
  sourceIp: string;
  /** Pays part of the order in advance, for an exchange. */
  credit?: PaidBefore;
};

/** Places an order for a buyer on the phone or at the counter, and books the money taken with it. */
export async function placeCounterOrder(
  context: Context,
  { isPaid, sourceIp, credit, ...input }: CounterOrder,
): Promise<StoredOrder> {
  if (isPaid) await requireTill(context, input);
  const config = await readPaymentConfig(input.paymentProvider);
  const { order } = await placeOrder(context, { input, config, sourceIp, credit });
  // A repeated request finds the order paid; one that was cut off in between continues here.
  if (!isPaid || !isPayable(order)) return order;
  const name = { id: order.id, asker: shopRequester };
  const amount = missingOf(order);
  try {
    return await takeMoney(context, { ...name, amount, handed: [{ method: input.paymentMethod, amount }] });
  } catch (error) {
    // The same request, sent twice at once, may have booked the money already.
    const found = await requireOrder(context, name);
    if (missingOf(found) === 0) return found;
    throw error;
  }
}
