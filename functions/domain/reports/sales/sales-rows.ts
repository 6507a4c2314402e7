import { createHash } from 'node:crypto';
import { noPhone } from '#shared/orders/nameless-guest.ts';
import { priceShares } from '#shared/orders/order-parts.ts';
import { needsCover } from '#shared/orders/order-status.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { revenueOf } from '#functions/domain/orders/order-money.ts';
import { isInPlace, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

type Item = StoredOrder['items'][number];

/** Goods of an order line that were kept. A combo is split into its parts, since those were sold. */
type KeptGoods = Pick<Item, 'productId' | 'name' | 'code' | 'taxRate'> & {
  businessId: string;
  quantity: number;
  /** Price before discounts on the whole order; it weights the line's share of the order. */
  weight: number;
  cost: number | null;
};

export function goodsOf(item: Item, returned: number): KeptGoods[] {
  const { productId, name, code, taxRate, parts, business, unitTotal, cost } = item;
  const kept = Math.max(0, item.quantity - returned);
  const costs = cost === undefined ? null : Math.round(cost * kept);
  const shared = { taxRate, businessId: business.id };
  if (!parts || parts.length === 0)
    return [{ ...shared, productId, name, code, quantity: kept, weight: unitTotal * kept, cost: costs }];
  const shares =
    costs === null
      ? null
      : priceShares(
          costs,
          parts.map(({ share }) => share),
        );
  return parts.map((part, place) => ({
    ...shared,
    productId: part.productId,
    name: part.name,
    code: part.code,
    quantity: part.quantity * kept,
    weight: part.share * kept,
    cost: shares?.[place] ?? null,
  }));
}

/** Part of an order's price that pays for shipping rather than goods. */
export const shippingPart = ({ shippingFee, vouchers }: StoredOrder, revenue: number): number => {
  const off = vouchers
    .filter(({ type }) => type === 'free_shipping')
    .reduce((sum, { discountAmount }) => sum + discountAmount, 0);
  return Math.min(revenue, Math.max(0, shippingFee - off));
};

/** Warehouse of an order: the first of several, which is nearly always the only one. */
export const warehouseOf = ({ holdings, pickupWarehouse }: StoredOrder): string | null =>
  holdings[0]?.warehouseId ?? pickupWarehouse?.id ?? null;

/** Anonymous key that tells buyers apart. */
function buyerOf({ userId, customer: { phone, email } }: StoredOrder): string | null {
  const known = phone !== noPhone && phone ? phone : email;
  const name = userId ? `member ${userId}` : known && `guest ${known.toLowerCase()}`;
  return name ? createHash('sha256').update(name).digest('base64url').slice(0, 16) : null;
}

/** Statuses of orders that were cancelled or reversed later. */
const calledOff: readonly OrderStatus[] = ['cancelled', 'refunded', 'returned'];

/** Tells whether an order is a sale: a replacement is not, so that an exchange counts once. */
export const isSale = ({ status, replaces }: Pick<StoredOrder, 'status' | 'replaces'>): boolean =>
  needsCover[status] && replaces === undefined;

/** Tells whether an order adds to the number of orders. An exchange counts its price only. */
export const countsAsOrder = (order: Pick<StoredOrder, 'status' | 'replaces' | 'exchange'>): boolean =>
  isSale(order) && !isInPlace(order);

/** An order's rows for sales reports: the order, and its share of each item, adding up to it. */
export function salesRows(order: StoredOrder) {
  if (order.replaces) return { sales: [], sold_goods: [] };
  const { status, createdAt, saleChannelId, items, returnedPieces = {} } = order;
  const revenue = revenueOf(order);
  const day = dayInVietnam(Date.parse(createdAt));
  const isSold = isSale(order);
  const month = day.slice(0, 7);
  const shared = { day, month, warehouseId: warehouseOf(order), saleChannelId };
  const goods = isSold ? items.flatMap((item) => goodsOf(item, returnedPieces[item.id] ?? 0)) : [];
  const weights = goods.map(({ weight }) => weight);
  const revenues = goods.length > 0 ? priceShares(revenue, weights) : [];
  const prices = goods.length > 0 ? priceShares(revenue - shippingPart(order, revenue), weights) : [];
  return {
    sales: [
      {
        ...shared,
        createdAt,
        placed: Number(!order.exchange),
        sold: Number(countsAsOrder(order)),
        completed: Number(status === 'completed' && !order.exchange),
        calledOff: Number(calledOff.includes(status) && !order.exchange),
        revenue,
        buyer: buyerOf(order),
      },
    ],
    sold_goods: goods.map(({ productId, name, code, businessId, quantity, taxRate, cost }, place) => {
      const net = Math.round(((prices[place] ?? 0) * 100) / (100 + taxRate));
      return {
        ...shared,
        productId,
        name,
        code,
        businessId,
        quantity,
        revenue: revenues[place] ?? 0,
        net,
        known: cost === null ? 0 : net,
        cost: cost ?? 0,
      };
    }),
  };
}
