import { taxOf } from '../values/money.ts';
import { discountOfAll, type VoucherTerms } from '../vouchers/voucher-rules.ts';

export type PricedLine = {
  /** Price before tax, with the variant's surcharge. */
  price: number;
  taxRate: number;
  quantity: number;
};

export type LineTotal = { unitTotal: number; tax: number; subtotal: number };

/** Computes a line's sums; tax is rounded per piece, so that a line is price tag times quantity. */
export function lineTotal({ price, taxRate, quantity }: PricedLine): LineTotal {
  const tax = taxOf(price, taxRate);
  return { unitTotal: price + tax, tax: tax * quantity, subtotal: (price + tax) * quantity };
}

export type OrderTotals = {
  subtotal: number;
  tax: number;
  shippingFee: number;
  voucherDiscount: number;
  total: number;
  lines: LineTotal[];
  /** Discount of each voucher, in the given order. */
  discounts: number[];
};

/** Computes the totals of an order. What is shown and what is charged use this same function. */
export function orderTotals(
  lines: readonly PricedLine[],
  shippingFee: number,
  vouchers: readonly VoucherTerms[],
): OrderTotals {
  const totals = lines.map(lineTotal);
  const sum = (pick: (line: LineTotal) => number) => totals.reduce((all, line) => all + pick(line), 0);
  const subtotal = sum((line) => line.subtotal);
  const { each, total: voucherDiscount } = discountOfAll(vouchers, { orderAmount: subtotal, shippingFee });
  return {
    subtotal,
    tax: sum((line) => line.tax),
    shippingFee,
    voucherDiscount,
    total: Math.max(0, subtotal + shippingFee - voucherDiscount),
    lines: totals,
    discounts: each,
  };
}
