import { type Cancellation, cancelOrder } from '#functions/domain/orders/moving/cancel-order.ts';
import type { ChangedOrder } from '#functions/domain/orders/moving/change-order.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { cameBack, type GivingBack } from '#functions/domain/orders/moving/undo-order.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { OrderName } from '#functions/domain/orders/reading/read-orders.ts';
import { endPayments } from '#functions/domain/payments/attempts/end-payments.ts';
import type { Context } from '#functions/platform/table/context.ts';

/** An order as it is once it is undone, together with the attempt to pay it. */
async function withPayment(context: Context, order: StoredOrder, undone: ChangedOrder<GivingBack>) {
  return { ...undone, writes: [...undone.writes, ...(await endPayments(context, order))] };
}

/** An order as it is once it is called off. */
export const calledOff = (context: Context, order: StoredOrder, cancellation: Cancellation) =>
  withPayment(context, order, cancelOrder(order, cancellation));

type CallOff = OrderName & { by: 'shopper' | 'staff'; reason: string };

/** Somebody calls an order off: a payment that comes at that moment is decided on anew. */
export const callOff = (context: Context, { id, asker, by, reason }: CallOff): Promise<StoredOrder> =>
  saveChange(context, { id, asker, decide: (order, at) => calledOff(context, order, { by, reason, at }) });

/** Staff have its parcel back, which nobody took in: nothing is to be paid for it any more. */
export const takeBackParcel = (context: Context, name: OrderName): Promise<StoredOrder> =>
  saveChange(context, {
    ...name,
    decide: (order, at) => withPayment(context, order, cameBack(order, at)),
  });
