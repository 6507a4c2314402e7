import type { Order } from '../orders/order.ts';
import { priceShares } from '../orders/order-parts.ts';

type Sum = Pick<Order, 'subtotal' | 'vouchers'> & Partial<Pick<Order, 'discount'>>;

/** What vouchers, and staff by hand, took off the goods; what they took off the shipping is not the goods' to share. */
const goodsDiscount = ({ vouchers, discount }: Sum): number =>
  vouchers
    .filter(({ type }) => type !== 'free_shipping')
    .reduce((sum, { discountAmount }) => sum + discountAmount, discount?.amount ?? 0);

const paidForGoods = (order: Sum): number => Math.max(0, order.subtotal - goodsDiscount(order));

/** From some ninety million đồng on, the product is more than a number counts exactly. */
const partOf = (amount: number, part: number, whole: number): number =>
  whole <= 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole));

/**
 * What goes back for some pieces: what they cost less their share of the discount, rounded down, so that all shares
 * together never exceed what was paid for the goods.
 */
export const refundShare = (order: Sum, unitTotal: number, quantity: number): number =>
  partOf(paidForGoods(order), unitTotal * quantity, order.subtotal);

export type SharedPieces = { unitTotal: number; quantity: number };

const worthOf = (pieces: readonly SharedPieces[]): number =>
  pieces.reduce((sum, { unitTotal, quantity }) => sum + unitTotal * quantity, 0);

/** The same of several lines that go back at once: rounded once, and shared out to the đồng. */
export function refundShares(order: Sum, pieces: readonly SharedPieces[]): number[] {
  const worths = pieces.map((piece) => worthOf([piece]));
  const all = partOf(paidForGoods(order), worthOf(pieces), order.subtotal);
  return worths.some((worth) => worth > 0) ? priceShares(all, worths) : worths;
}

type Shipped = Sum & Pick<Order, 'shippingFee'>;

/** What of the shipping that was paid falls to some pieces, by what they cost. */
export function shippingShare(order: Shipped, pieces: readonly SharedPieces[]): number {
  const off = order.vouchers
    .filter(({ type }) => type === 'free_shipping')
    .reduce((sum, { discountAmount }) => sum + discountAmount, 0);
  return partOf(Math.max(0, order.shippingFee - off), worthOf(pieces), order.subtotal);
}
