import { paymentDeadlineOf } from '#shared/orders/order-cover.ts';
import type { Order, TimelineEvent } from '#shared/orders/order.ts';
import { isProof } from '../status/timeline-text.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

export type StepName =
  | 'placed'
  | 'paid'
  | 'confirmed'
  | 'packing'
  | 'delivering'
  | 'ready'
  | 'completed'
  | 'cancelled'
  | 'returned'
  | 'refunded';

export type OrderStep = {
  name: StepName;
  state: 'done' | 'current' | 'ahead' | 'stopped';
  at: string | undefined;
};

type StepFacts = Pick<
  Order,
  | 'status'
  | 'paymentMethod'
  | 'provenBy'
  | 'paymentStatus'
  | 'deliveryType'
  | 'createdAt'
  | 'completedAt'
  | 'updatedAt'
>;

/** Position of each state on the regular path of an order. */
const places: Partial<Record<OrderStatus, number>> = {
  draft: 0,
  confirmed: 1,
  packing: 2,
  packing_completed: 2,
  delivering: 3,
  shipped: 3,
  completed: 4,
};

/** States that mark a step as reached. The paid step depends on the money, not on a state. */
const reachedWith: Partial<Record<StepName, readonly OrderStatus[]>> = {
  confirmed: ['confirmed'],
  packing: ['packing'],
  delivering: ['delivering', 'shipped'],
  ready: ['packing_completed'],
  completed: ['completed'],
  cancelled: ['cancelled'],
  returned: ['returned'],
  refunded: ['refunded'],
};

/** Returns the event that proves a step was reached. */
const toldOf = (name: StepName, events: readonly TimelineEvent[]): TimelineEvent | undefined =>
  events.find(({ kind, to }) =>
    name === 'paid'
      ? kind === 'payment' && to === 'paid'
      : kind === 'status' && reachedWith[name]?.some((one) => one === to),
  );

function momentOf(name: StepName, order: StepFacts, events: readonly TimelineEvent[]): string | undefined {
  if (name === 'placed') return order.createdAt;
  const told = toldOf(name, events);
  if (told) return told.at;
  return name === 'completed' ? (order.completedAt ?? undefined) : undefined;
}

const wasReached = (name: StepName, events: readonly TimelineEvent[]): boolean =>
  toldOf(name, events) !== undefined;

/** Tells whether money comes before the confirmation; cash and later payment need only that. */
const isPaidFirst = (order: StepFacts, events: readonly TimelineEvent[]): boolean =>
  order.status === 'draft'
    ? paymentDeadlineOf(order) === 'money'
    : (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded') &&
      events.some(({ from, to, note }) => from === 'draft' && to === 'confirmed' && !isProof(note));

/** Returns the steps of an order's regular path, or how far it came before it ended otherwise. */
export function stepsOf(order: StepFacts, events: readonly TimelineEvent[]): OrderStep[] {
  const { status } = order;
  const isPickup = order.deliveryType === 'warehouse_pickup';
  const way: StepName[] = [
    'placed',
    isPaidFirst(order, events) ? 'paid' : 'confirmed',
    'packing',
    isPickup ? 'ready' : 'delivering',
    'completed',
  ];
  const step = (name: StepName, state: OrderStep['state']): OrderStep => ({
    name,
    state,
    at: state === 'ahead' ? undefined : momentOf(name, order, events),
  });
  if (status === 'cancelled' || status === 'returned' || status === 'refunded') {
    const passed = way.slice(1).filter((name) => wasReached(name, events));
    const ends = (['cancelled', 'returned'] as const).filter(
      (name) => status === 'refunded' && wasReached(name, events),
    );
    return [
      step('placed', 'done'),
      ...passed.map((name) => step(name, 'done')),
      ...ends.map((name) => step(name, 'done')),
      step(status, status === 'cancelled' ? 'stopped' : 'done'),
    ];
  }
  // A packed pickup order has no carrier: it waits for its buyer.
  const place = isPickup && status === 'packing_completed' ? 3 : (places[status] ?? 0);
  return way.map((name, index) => {
    if (status === 'completed') return step(name, 'done');
    // A draft's first step is done; the current one is the next.
    if (status === 'draft') return step(name, index === 0 ? 'done' : index === 1 ? 'current' : 'ahead');
    return step(name, index < place ? 'done' : index === place ? 'current' : 'ahead');
  });
}
