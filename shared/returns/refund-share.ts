import type { Order } from '../orders/order.ts';
import { priceShares } from '../orders/order-parts.ts';

type Sum = Pick<Order, 'subtotal' | 'vouchers'> & Partial<Pick<Order, 'discount'>>;

/** Sums vouchers and manual discount on goods; shipping discounts are not shared out. */
const goodsDiscount = ({ vouchers, discount }: Sum): number =>
  vouchers
    .filter(({ type }) => type !== 'free_shipping')
    .reduce((sum, { discountAmount }) => sum + discountAmount, discount?.amount ?? 0);

const paidForGoods = (order: Sum): number => Math.max(0, order.subtotal - goodsDiscount(order));

/** Computes `amount * part / whole`, rounded down; BigInt, as ninety million đồng exceed the range. */
const partOf = (amount: number, part: number, whole: number): number =>
  whole <= 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole));

/** Computes the refund of some pieces, rounded down so that all shares never exceed the paid sum. */
export const refundShare = (order: Sum, unitTotal: number, quantity: number): number =>
  partOf(paidForGoods(order), unitTotal * quantity, order.subtotal);

export type SharedPieces = { unitTotal: number; quantity: number };

const worthOf = (pieces: readonly SharedPieces[]): number =>
  pieces.reduce((sum, { unitTotal, quantity }) => sum + unitTotal * quantity, 0);

/** Computes refunds of several lines: the sum is rounded once, then split exactly to the đồng. */
export function refundShares(order: Sum, pieces: readonly SharedPieces[]): number[] {
  const worths = pieces.map((piece) => worthOf([piece]));
  const all = partOf(paidForGoods(order), worthOf(pieces), order.subtotal);
  return worths.some((worth) => worth > 0) ? priceShares(all, worths) : worths;
}

type OrderSum = Sum & Pick<Order, 'shippingFee'>;

/** Computes the share of the paid shipping fee that belongs to some pieces, by their price. */
export function shippingShare(order: OrderSum, pieces: readonly SharedPieces[]): number {
  const off = order.vouchers
    .filter(({ type }) => type === 'free_shipping')
    .reduce((sum, { discountAmount }) => sum + discountAmount, 0);
  return partOf(Math.max(0, order.shippingFee - off), worthOf(pieces), order.subtotal);
}
