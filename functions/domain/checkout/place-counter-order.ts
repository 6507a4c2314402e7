import type { OrderInput } from '#functions/domain/orders/placing/order-input.ts';
import { missingOf } from '#functions/domain/orders/order-money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { asShop } from '#functions/domain/orders/reading/asker.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { readPaymentConfig } from '#functions/domain/payments/records/payment-config.ts';
import { isPayable } from '#functions/domain/payments/records/payable-order.ts';
import { takeMoney } from '#functions/domain/payments/settling/staff-money.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { placeOrder } from './place-order.ts';

/** Places an order for somebody on the phone or at the counter; money that was counted then is booked with it. */
export async function placeCounterOrder(
  context: Context,
  { isPaid, sourceIp, ...input }: OrderInput & { isPaid: boolean; sourceIp: string },
): Promise<StoredOrder> {
  const config = await readPaymentConfig(input.paymentProvider);
  const { order } = await placeOrder(context, { input, config, sourceIp });
  // A repeat finds it paid; one that was cut off in between goes on here.
  if (!isPaid || !isPayable(order)) return order;
  const name = { id: order.id, asker: asShop };
  try {
    return await takeMoney(context, { ...name, amount: missingOf(order) });
  } catch (error) {
    // Pressed twice at once, the other may have booked it in between.
    const found = await requireOrder(context, name);
    if (missingOf(found) === 0) return found;
    throw error;
  }
}
