import { awaitedBy } from '#shared/orders/order-cover.ts';
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

/** How far along the straight way each state lies. */
const places: Partial<Record<OrderStatus, number>> = {
  draft: 0,
  confirmed: 1,
  packing: 2,
  packing_completed: 2,
  delivering: 3,
  shipped: 3,
  completed: 4,
};

/** The state that a step is reached with. Paid is what the money says, not the state. */
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

/** What tells that a step was reached. */
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

/** Money is expected first, or has come first; cash and what is paid later only have to be agreed to. */
const isPaidFirst = (order: StepFacts, events: readonly TimelineEvent[]): boolean =>
  order.status === 'draft'
    ? awaitedBy(order) === 'money'
    : (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded') &&
      events.some(({ from, to, note }) => from === 'draft' && to === 'confirmed' && !isProof(note));

/** The straight way of an order, or how far it came before it ended otherwise. */
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
  // Packed, and nobody carries it: it waits for its buyer.
  const place = isPickup && status === 'packing_completed' ? 3 : (places[status] ?? 0);
  return way.map((name, index) => {
    if (status === 'completed') return step(name, 'done');
    // What was done last is behind; what is being done is the next one on.
    if (status === 'draft') return step(name, index === 0 ? 'done' : index === 1 ? 'current' : 'ahead');
    return step(name, index < place ? 'done' : index === place ? 'current' : 'ahead');
  });
}
