import type { OrderInput } from '#functions/domain/orders/placing/order-input.ts';
import { findPlaced } from '#functions/domain/orders/placing/order-request.ts';
import { missingOf } from '#functions/domain/orders/order-money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { asShop } from '#functions/domain/orders/reading/asker.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { readPaymentConfig } from '#functions/domain/payments/records/payment-config.ts';
import { isPayable } from '#functions/domain/payments/records/payable-order.ts';
import { takeMoney } from '#functions/domain/payments/settling/staff-money.ts';
import { requireTillFor } from '#functions/domain/tills/take-into-till.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type PaidBefore, placeOrder } from './place-order.ts';
import { tillPlaceOf } from './till-place.ts';

/** Money that is counted has a till to go into before anything is ordered; what was ordered before goes on. */
async function requireTill(context: Context, input: OrderInput): Promise<void> {
  if (input.paymentMethod !== 'cash' || (await findPlaced(context, input))) return;
  await requireTillFor(context, await tillPlaceOf(context, input));
}

export type CounterOrder = OrderInput & {
  isPaid: boolean;
  sourceIp: string;
  /** What pays for some of it beforehand. */
  credit?: PaidBefore;
};

/** Places an order for somebody on the phone or at the counter; money that was counted then is booked with it. */
export async function placeCounterOrder(
  context: Context,
  { isPaid, sourceIp, credit, ...input }: CounterOrder,
): Promise<StoredOrder> {
  if (isPaid) await requireTill(context, input);
  const config = await readPaymentConfig(input.paymentProvider);
  const { order } = await placeOrder(context, { input, config, sourceIp, credit });
  // A repeat finds it paid; one that was cut off in between goes on here.
  if (!isPaid || !isPayable(order)) return order;
  const name = { id: order.id, asker: asShop };
  const amount = missingOf(order);
  try {
    return await takeMoney(context, { ...name, amount, handed: [{ method: input.paymentMethod, amount }] });
  } catch (error) {
    // Pressed twice at once, the other may have booked it in between.
    const found = await requireOrder(context, name);
    if (missingOf(found) === 0) return found;
    throw error;
  }
}
