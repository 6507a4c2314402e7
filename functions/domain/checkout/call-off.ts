import { type Cancellation, cancelOrder } from '#functions/domain/orders/moving/cancel-order.ts';
import type { ChangedOrder } from '#functions/domain/orders/moving/change-order.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import type { GivingBack } from '#functions/domain/orders/moving/undo-order.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { OrderName } from '#functions/domain/orders/reading/read-orders.ts';
import { endPayments } from '#functions/domain/payments/attempts/end-payments.ts';
import type { Context } from '#functions/platform/table/context.ts';

/** Cancels an order together with the attempts to pay it. */
export async function calledOff(
  context: Context,
  order: StoredOrder,
  cancellation: Cancellation,
): Promise<ChangedOrder<GivingBack>> {
  const undone = cancelOrder(order, cancellation);
  return { ...undone, writes: [...undone.writes, ...(await endPayments(context, order))] };
}

type CallOff = OrderName & { by: 'shopper' | 'staff'; reason: string };

/** Cancels an order; if a payment comes at the same moment, the decision is made again. */
export const callOff = (context: Context, { id, asker, by, reason }: CallOff): Promise<StoredOrder> =>
  saveChange(context, { id, asker, decide: (order, at) => calledOff(context, order, { by, reason, at }) });
