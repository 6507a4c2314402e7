import type { TimelineEntry } from '#functions/domain/orders/order-record.ts';
import type { OrderPlan } from './order-plans.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

type Step = { after: number; telling: TimelineEntry };

const hours = 3_600_000;
/** Hours after the order was placed. */
const pace: Record<OrderStatus, number> = {
  draft: 0,
  confirmed: 0.2,
  packing: 5,
  packing_completed: 8,
  delivering: 20,
  shipped: 26,
  completed: 50,
  cancelled: 3,
  refunded: 30,
  returned: 170,
};

/** Statuses that an order went through to its current one. */
function pathTo({ status, deliveryType, isCash, reason }: OrderPlan): OrderStatus[] {
  const begin: OrderStatus[] = isCash ? ['confirmed'] : ['draft', 'confirmed'];
  const sent: OrderStatus[] = deliveryType === 'prepaid_ship' ? ['delivering', 'shipped'] : [];
  const whole: OrderStatus[] = [...begin, 'packing', 'packing_completed', ...sent, 'completed'];
  if (status === 'cancelled') return [isCash ? 'confirmed' : 'draft', 'cancelled'];
  if (status === 'refunded') return [...begin, 'cancelled', 'refunded'];
  // An undelivered parcel comes back before its order is completed.
  if (status === 'returned') return [...begin, 'packing', 'packing_completed', ...sent, 'returned'];
  return reason || !whole.includes(status) ? [status] : whole.slice(0, whole.indexOf(status) + 1);
}

const byOf = (
  to: OrderStatus,
  from: OrderStatus | null,
  { reason, status }: OrderPlan,
): TimelineEntry['by'] => {
  if (from === null) return 'shopper';
  if (to === 'confirmed') return 'provider';
  if (to === 'cancelled') {
    if (reason === 'unpaid') return 'system';
    return status === 'refunded' ? 'staff' : 'shopper';
  }
  return 'staff';
};

/** Timeline of an order: each step with its time. */
export function timelineOf(plan: OrderPlan, total: number): Step[] {
  const path = pathTo(plan);
  const whole = pace[path.at(-1) ?? 'draft'];
  // Compresses the steps of a recent order, so that none lies in the future.
  const haste = Math.min(1, (plan.lived * 24) / Math.max(whole, 0.1));
  return path.flatMap((to, place) => {
    const from = path[place - 1] ?? null;
    const isUnpaid = to === 'cancelled' && plan.reason === 'unpaid';
    const after = from ? Math.round((isUnpaid ? 24 : pace[to]) * haste * hours) : 0;
    const note = to === 'cancelled' ? (plan.reason ?? '') : '';
    const step: Step = { after, telling: { kind: 'status', from, to, by: byOf(to, from, plan), note } };
    const paid: Step = {
      after,
      telling: { kind: 'payment', from: 'processing', to: 'paid', by: 'provider', note: String(total) },
    };
    return from === 'draft' && to === 'confirmed' ? [paid, step] : [step];
  });
}
