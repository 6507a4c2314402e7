import type { BodyOf } from '#shared/contract/route.ts';
import type { recordCall as contract } from '#shared/orders/order-desk.contract.ts';
import type { OrderCall } from '#shared/orders/staff-orders.contract.ts';
import { paymentDeadlineOf } from '#shared/orders/order-cover.ts';
import { type ChangedOrder, changeOrder } from '../moving/change-order.ts';
import { confirmByCall } from '../moving/confirm-order.ts';
import type { StoredOrder } from '../order-record.ts';
import { wrongState } from '../order-state.ts';

/** Number of calls kept per order; older ones are dropped. */
const maxCalls = 20;

type CallReport = BodyOf<typeof contract> & { userId: string };

/** Buyers can be called until packing starts. */
const mayBeCalled: readonly StoredOrder['status'][] = ['draft', 'confirmed'];

/** Records a call, once. If the buyer agreed to an unproven cash order, this confirms it. */
export function recordCall(
  order: StoredOrder,
  { clientRequestId: id, userId, result, note, nextAt }: CallReport,
  at: Date,
): ChangedOrder {
  if (order.calls.some((call) => call.id === id)) return { after: order, writes: [] };
  if (!mayBeCalled.includes(order.status)) throw wrongState(order);
  const call: OrderCall = { id, userId, at: at.toISOString(), result, note, nextAt };
  const told = { calls: [...order.calls, call].slice(-maxCalls) };
  if (result === 'agreed' && paymentDeadlineOf(order) === 'proof')
    return confirmByCall(order, userId, at, { ...told, nextCallAt: null });
  return changeOrder(order, { ...told, nextCallAt: nextAt }, [], at);
}
