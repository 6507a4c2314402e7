import type { Order } from '../orders/order.ts';

type Sum = Pick<Order, 'subtotal' | 'vouchers'> & Partial<Pick<Order, 'discount'>>;

/** What vouchers, and staff by hand, took off the goods; what they took off the shipping is not the goods' to share. */
const goodsDiscount = ({ vouchers, discount }: Sum): number =>
  vouchers
    .filter(({ type }) => type !== 'free_shipping')
    .reduce((sum, { discountAmount }) => sum + discountAmount, discount?.amount ?? 0);

/**
 * What goes back for some pieces: what they cost less their share of the discount, rounded down, so that all shares
 * together never exceed what was paid for the goods. Shipping is not paid back.
 */
export function refundShare(order: Sum, unitTotal: number, quantity: number): number {
  if (order.subtotal <= 0) return 0;
  const paid = Math.max(0, order.subtotal - goodsDiscount(order));
  // From some ninety million đồng on, the product is more than a number counts exactly.
  return Number((BigInt(unitTotal) * BigInt(quantity) * BigInt(paid)) / BigInt(order.subtotal));
}
