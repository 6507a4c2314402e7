import type { Order, TimelineEvent } from '#shared/orders/order.ts';
import type { OrderStatus } from '#shared/orders/order-status.ts';

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

type Asked = Pick<
  Order,
  'status' | 'paymentStatus' | 'deliveryType' | 'createdAt' | 'completedAt' | 'updatedAt'
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

/** The state that a step is reached with. */
const reachedWith: Partial<Record<StepName, readonly OrderStatus[]>> = {
  paid: ['confirmed'],
  confirmed: ['confirmed'],
  packing: ['packing'],
  delivering: ['delivering', 'shipped'],
  ready: ['packing_completed'],
  completed: ['completed'],
  cancelled: ['cancelled'],
  returned: ['returned'],
  refunded: ['refunded'],
};

function momentOf(name: StepName, order: Asked, events: readonly TimelineEvent[]): string | undefined {
  if (name === 'placed') return order.createdAt;
  const told = events.find(
    ({ kind, to }) => kind === 'status' && reachedWith[name]?.some((one) => one === to),
  );
  if (told) return told.at;
  return name === 'completed' ? (order.completedAt ?? undefined) : undefined;
}

const wasReached = (name: StepName, events: readonly TimelineEvent[]): boolean =>
  events.some(({ kind, to }) => kind === 'status' && reachedWith[name]?.some((one) => one === to));

/** The straight way of an order, or how far it came before it ended otherwise. */
export function stepsOf(order: Asked, events: readonly TimelineEvent[]): OrderStep[] {
  const { status } = order;
  const waitsForMoney = status === 'draft' || events.some(({ from }) => from === 'draft');
  const isPickup = order.deliveryType === 'warehouse_pickup';
  const way: StepName[] = [
    'placed',
    waitsForMoney ? 'paid' : 'confirmed',
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
    const cancelled =
      wasReached('cancelled', events) && status === 'refunded' ? [step('cancelled', 'done')] : [];
    return [
      step('placed', 'done'),
      ...passed.map((name) => step(name, 'done')),
      ...cancelled,
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
