import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { dueBy } from '#functions/domain/orders/reading/due-by.ts';
import type { StoredPayment } from '#functions/domain/payments/records/payment-record.ts';
import { type Random, randomOf } from '#seed/random.ts';
import { fullNames } from '#seed/world/names.ts';
import { paymentOf } from '#seed/world/order-payments.ts';
import { buildWorld } from '#seed/world/world.ts';

const day = 86_400_000;
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.split('');

/** Distribution of 1000 orders over statuses, with a maximum age in days; most orders are finished. */
const standings: readonly { status: StoredOrder['status']; share: number; days?: number }[] = [
  { status: 'draft', share: 8, days: 1 },
  { status: 'confirmed', share: 20, days: 3 },
  { status: 'packing', share: 4, days: 2 },
  { status: 'packing_completed', share: 4, days: 2 },
  { status: 'delivering', share: 25, days: 6 },
  { status: 'shipped', share: 15, days: 8 },
  { status: 'cancelled', share: 80 },
  { status: 'refunded', share: 10 },
  { status: 'returned', share: 10 },
  { status: 'completed', share: 824 },
];
const shares = standings.flatMap((standing) => Array.from({ length: standing.share }, () => standing));

/** Random name; three of ten people are called Nguyễn, as in Vietnam. */
function aName(random: Random): string {
  const words = random.pick(fullNames).split(' ');
  const given = random.pick(fullNames).split(' ').slice(1).join(' ');
  return `${random.chance(0.3) ? 'Nguyễn' : words[0]} ${given}`;
}

const shifted = (at: string | null, by: number): string | null =>
  at && new Date(Date.parse(at) + by).toISOString();

/** Copy of a demo order with another buyer and time. */
function likeIt(like: StoredOrder, place: number, days: number, now: Date, random: Random): StoredOrder {
  const at = new Date(now.getTime() - Math.floor(random.next() * days * day));
  const by = at.getTime() - Date.parse(like.createdAt);
  const fullName = aName(random);
  const phone = `09${String(random.between(0, 99_999_999)).padStart(8, '0')}`;
  const date = at.toISOString().slice(2, 10).replaceAll('-', '');
  const waits = like.refundDue > 0 && random.chance(0.9);
  const order: StoredOrder = {
    ...like,
    id: `${at.getTime().toString(32)}${String(place).padStart(8, '0')}`,
    code: `CL${date}${Array.from({ length: 5 }, () => random.pick(letters)).join('')}`,
    customer: { fullName, phone, email: `buyer${place}@example.com` },
    shippingAddress: like.shippingAddress && { ...like.shippingAddress, recipientName: fullName, phone },
    total: like.total + random.between(0, 200) * 1000,
    ...(waits && { refundDue: 0, refundedAmount: like.refundDue }),
    trackingNumber: like.deliveryType === 'prepaid_ship' ? `S1.A${place}.${random.between(1e7, 9e7)}` : null,
    references: like.paidAmount > 0 ? [`bank:FT${date}${place}`] : [],
    createdAt: at.toISOString(),
    updatedAt: shifted(like.updatedAt, by) ?? '',
    completedAt: shifted(like.completedAt, by),
    returnableUntil: shifted(like.returnableUntil, by),
  };
  const isLate = (dueBy(order) ?? '9') < now.toISOString();
  // Only one in ten of the orders that could be late is late.
  return isLate && random.chance(0.9) ? { ...order, confirmedAt: now.toISOString() } : order;
}

/** Generates orders of the last days, by default of about three years, with realistic statuses and names. */
export function* manyOrders(count: number, now: Date, maxDays = 900): Generator<StoredOrder> {
  const demo = Map.groupBy(
    buildWorld(now).orders.map(({ order }) => order),
    ({ status }) => status,
  );
  const random = randomOf('many orders');
  for (let place = 0; place < count; place += 1) {
    const { status, days = maxDays } = random.pick(shares);
    yield likeIt(random.pick(demo.get(status) ?? []), place, days, now, random);
  }
}

/** Generates orders of one year, of 10,000 products and 40,000 buyers: a few products sell most. */
export function* yearOfOrders(count: number, now: Date): Generator<StoredOrder> {
  const random = randomOf('a year of orders');
  for (const order of manyOrders(count, now, 365)) {
    const phone = `09${String(random.between(0, 39_999)).padStart(8, '0')}`;
    const items = order.items.map((item) => {
      const product = Math.floor(10_000 * random.next() ** 3);
      const business = { ...item.business, id: `business-${product % 60}` };
      return { ...item, productId: `product-${product}`, code: `SP${product}`, business };
    });
    yield { ...order, userId: null, customer: { ...order.customer, phone }, items };
  }
}

const attempts = [
  'succeeded',
  'succeeded',
  'succeeded',
  'refunded',
  'failed',
  'cancelled',
  'pending',
] as const;

/** Generates a payment attempt of an order: three in seven fail, are cancelled or still open. */
export function aPayment(order: StoredOrder): StoredPayment {
  const random = randomOf(order.id);
  const status = random.pick(attempts);
  const came = status === 'succeeded' || status === 'refunded';
  return {
    ...paymentOf(order),
    status,
    reason: status === 'failed' ? 'expired' : null,
    received: came ? order.total : 0,
    succeededAt: came ? shifted(order.createdAt, random.between(0, 600_000)) : null,
  };
}
