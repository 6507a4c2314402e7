import { idsSince } from '#shared/values/ids.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { returnDays } from '#shared/returns/return-rules.ts';
import { orderTotals } from '#shared/orders/order-totals.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { resolveDivisions } from '#functions/domain/places/resolve-divisions.ts';
import type { ProductRecord } from '#functions/domain/catalogue/views/product-record.ts';
import { addPayback } from '#functions/domain/orders/order-money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { deliveryDays, feeOf, zoneBetween } from '#functions/domain/orders/placing/shipping-fee.ts';
import type { Purchase } from '#functions/domain/reviews/purchase.ts';
import { idOf, type Random, randomOf } from '#seed/random.ts';
import { buy, withReservations } from './order-goods.ts';
import { withTrade } from './trade.ts';
import { paymentIdFor } from './order-payments.ts';
import { dayPlans } from './day-plans.ts';
import { type OrderPlan, orderPlans } from './order-plans.ts';
import { timelineOf } from './order-timeline.ts';
import { warehouses } from './warehouses.ts';

const day = 86_400_000;
/** Ids sort by time. They are counted from a fixed day, so they are the same on every start. */
const epoch = Date.parse('2026-01-01T00:00:00.000Z');
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.split('');

export type DemoOrder = { order: StoredOrder; story: ReturnType<typeof timelineOf> };

const streets = [
  { street: '27 ngõ 165 Cầu Giấy', provinceCode: 1, wardCode: 166 },
  { street: 'Tầng 5, 18 Lý Thường Kiệt', provinceCode: 1, wardCode: 70 },
];

function addressOf({ buyer, deliveryType }: OrderPlan, random: Random): StoredOrder['shippingAddress'] {
  if (deliveryType === 'warehouse_pickup') return null;
  const { street, provinceCode, wardCode } = random.pick(streets);
  const names = resolveDivisions({ system: 'v2', provinceCode, districtCode: null, wardCode });
  return { recipientName: buyer.fullName, phone: buyer.phoneNumber, street, ...names };
}

function codeFor(at: Date, random: Random): string {
  const date = dayInVietnam(at.getTime()).slice(2).replaceAll('-', '');
  return `CL${date}${Array.from({ length: 5 }, () => random.pick(letters)).join('')}`;
}

const gone: readonly StoredOrder['status'][] = ['packing_completed', 'delivering', 'shipped', 'completed'];
const stockOf = (status: StoredOrder['status']): StoredOrder['stock'] => {
  if (gone.includes(status)) return 'taken';
  return status === 'cancelled' || status === 'refunded' || status === 'returned' ? 'released' : 'reserved';
};

/** Paid and refundable amounts of an order, by the same rule as for a real returned parcel. */
function moneyOf({ status, isCash }: OrderPlan, total: number, endedAt: string) {
  const none = { paidAmount: 0, refundDue: 0, refundedAmount: 0, returnedAmount: 0, paybacks: [], flags: [] };
  const paid = { ...none, paymentStatus: 'paid' as const, paidAmount: total };
  // Cash orders that were cancelled or returned were never paid.
  const isUnpaid = status === 'cancelled' || (status === 'returned' && isCash);
  if (isUnpaid) return { ...none, paymentStatus: 'canceled' as const };
  if (status === 'returned')
    return { ...paid, ...addPayback({ ...paid, total }, { cause: 'cancelled' }, total) };
  if (status === 'refunded') {
    const payback = { cause: 'cancelled' as const, returnId: null, amount: total, paidAt: endedAt };
    return { ...paid, paymentStatus: 'refunded' as const, refundedAmount: total, paybacks: [payback] };
  }
  const isWaiting = status === 'draft' || (isCash && status !== 'completed');
  return isWaiting ? { ...none, paymentStatus: 'processing' as const } : paid;
}

function demoOrder(plan: OrderPlan, goods: readonly ProductRecord[], today: Date): DemoOrder {
  const random = randomOf(`order:${plan.key}`);
  const { warehouseId, bought } = buy(goods, plan.lines, random);
  const warehouse = warehouses.find(({ id }) => id === warehouseId);
  const items = bought.map(({ item }) => item);
  const shippingAddress = addressOf(plan, random);
  const zone = zoneBetween(warehouse?.province ?? '', shippingAddress?.province ?? '');
  const { fee } = feeOf({
    deliveryType: plan.deliveryType,
    subtotal: orderTotals(items, 0, []).subtotal,
    parcels: [
      {
        zone,
        grams: bought.reduce((sum, { grams }) => sum + grams, 0),
        everyLineFree: items.every(({ freeShipping }) => freeShipping),
      },
    ],
  });
  const { subtotal, tax, shippingFee, voucherDiscount, total } = orderTotals(items, fee, []);
  const at = new Date(today.getTime() - Math.round(plan.age * day));
  const story = timelineOf(plan, total);
  const last = new Date(at.getTime() + (story.at(-1)?.after ?? 0));
  const completed = story.find(({ telling }) => telling.to === 'completed');
  const completedAt = completed ? new Date(at.getTime() + completed.after) : null;
  const { buyer, status, deliveryType, isCash } = plan;
  const id = idsSince(epoch - Math.round(plan.age * day)) + idOf(`order:${plan.key}`).slice(-16);
  return {
    story,
    order: {
      id,
      code: codeFor(at, random),
      status,
      ...moneyOf(plan, total, last.toISOString()),
      deliveryType,
      customer: { fullName: buyer.fullName, phone: buyer.phoneNumber, email: buyer.email },
      shippingAddress,
      pickupWarehouse: deliveryType === 'warehouse_pickup' ? (warehouse ?? null) : null,
      items,
      totalItems: items.length,
      totalQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
      subtotal,
      tax,
      shippingFee,
      voucherDiscount,
      discount: null,
      total,
      vouchers: [],
      paymentMethod: isCash ? 'cash' : 'transfer',
      paymentProvider: isCash ? null : 'vietqr',
      paymentId: isCash ? null : paymentIdFor(id),
      provenBy: buyer.id ? 'account' : isCash ? 'link' : null,
      arrival: deliveryType === 'prepaid_ship' ? deliveryDays[zone] : null,
      notes: '',
      vatInvoice: null,
      cancelReason: plan.reason ?? null,
      cancelledBy: status === 'cancelled' ? 'shopper' : null,
      credit: null,
      called: null,
      calls: [],
      nextCallAt: null,
      confirmedAt: null,
      references: [],
      edits: [],
      placedBy: null,
      formerItems: [],
      formerTerms: [],
      openSlots: [],
      // Long deadline, because a demo is used for longer than a day.
      unpaidUntil: status === 'draft' ? new Date(today.getTime() + 7 * day).toISOString() : null,
      returnableUntil: completedAt ? new Date(completedAt.getTime() + returnDays * day).toISOString() : null,
      createdAt: at.toISOString(),
      updatedAt: last.toISOString(),
      completedAt: completedAt?.toISOString() ?? null,
      userId: buyer.id,
      sessionId: buyer.id ? null : `g${idOf(`session:${plan.key}`).toLowerCase()}`,
      saleChannelId: buyer.id ? 'website' : 'guest',
      language: 'vi',
      carrier: null,
      trackingNumber: null,
      holdings: bought.map(({ holding }) => holding),
      stock: stockOf(status),
      version: story.length,
    },
  };
}

/** Purchases that the buyer may review: those of completed orders. */
const purchasesOf = ({ order }: DemoOrder): Purchase[] => {
  const { id: orderId, userId, completedAt, items, status } = order;
  if (!userId || !completedAt || status !== 'completed') return [];
  const productIds = [...new Set(items.map(({ productId }) => productId))];
  return productIds.map((productId) => ({ userId, productId, orderId, boughtAt: completedAt }));
};

/** Builds orders in every status over 90 days and today until now, and the resulting stock. */
export function buildOrders(
  products: readonly ProductRecord[],
  members: readonly Profile[],
  { today, now }: { today: Date; now: Date },
) {
  const plans = [
    ...orderPlans(members),
    ...dayPlans(members, { today: today.getTime(), now: now.getTime() }),
  ];
  const orders = plans.map((plan) => demoOrder(plan, products, today));
  const held = orders
    .filter(({ order }) => order.stock === 'reserved')
    .flatMap(({ order }) => order.holdings);
  const placed = orders.map(({ order }) => order);
  const goods = withTrade(withReservations(products, held), placed, today);
  return { orders, products: goods, bought: orders.flatMap(purchasesOf) };
}
