/** The terms that decide a voucher's worth. Both the staff's voucher and a member's own copy have them. */
export type VoucherTerms = {
  id: string;
  category: 'points_voucher' | 'system_voucher';
  type: 'discount_percentage' | 'discount_amount' | 'free_shipping';
  minOrderAmount: number;
  maxOrderAmount: number | null;
  discountPercentage: number;
  maxDiscountAmount: number | null;
  discountAmount: number;
  freeShippingAmount: number;
  validFrom: string;
  validTo: string;
  isPaused?: boolean | undefined;
  isUsedUp?: boolean | undefined;
  /** Part of the amount that the voucher counts for if limited to some goods; otherwise all. */
  eligibleAmount?: number | undefined;
};

export type VoucherBasket = { orderAmount: number; shippingFee: number; now: string };

/** The reason why a voucher cannot be used, with the missing or exceeding amount if there is one. */
export type VoucherRefusal =
  | { reason: 'expired' }
  | { reason: 'not-yet' }
  | { reason: 'paused' }
  | { reason: 'used-up' }
  | { reason: 'below-minimum'; missing: number }
  | { reason: 'above-maximum'; over: number }
  | { reason: 'no-shipping-fee' }
  | { reason: 'no-matching-goods' };

export const voucherLimits = { points_voucher: 1, system_voucher: 1, total: 2 } as const;

export function voucherRefusal(
  terms: VoucherTerms,
  { orderAmount, shippingFee, now }: VoucherBasket,
): VoucherRefusal | undefined {
  if (terms.validTo < now) return { reason: 'expired' };
  if (terms.validFrom > now) return { reason: 'not-yet' };
  if (terms.isPaused) return { reason: 'paused' };
  if (terms.isUsedUp) return { reason: 'used-up' };
  if (orderAmount < terms.minOrderAmount)
    return { reason: 'below-minimum', missing: terms.minOrderAmount - orderAmount };
  if (terms.maxOrderAmount !== null && orderAmount > terms.maxOrderAmount)
    return { reason: 'above-maximum', over: orderAmount - terms.maxOrderAmount };
  if (terms.type === 'free_shipping' && shippingFee <= 0) return { reason: 'no-shipping-fee' };
  if (terms.eligibleAmount === 0) return { reason: 'no-matching-goods' };
  return undefined;
}

/** Rounds down, and counts in hundredths of a percent, so that no fraction is ever multiplied. */
const percentOf = (amount: number, percent: number): number =>
  Math.floor((amount * Math.round(percent * 100)) / 10_000);

/** Computes a voucher's discount, unchecked for use, and never above the discounted amount. */
export function voucherDiscount(
  terms: VoucherTerms,
  { orderAmount, shippingFee }: Omit<VoucherBasket, 'now'>,
): number {
  const amount = Math.min(terms.eligibleAmount ?? orderAmount, orderAmount);
  if (terms.type === 'free_shipping') return Math.min(terms.freeShippingAmount, shippingFee);
  if (terms.type === 'discount_amount') return Math.min(terms.discountAmount, amount);
  const discount = percentOf(amount, terms.discountPercentage);
  return Math.min(discount, terms.maxDiscountAmount ?? discount, amount);
}

/** Limits discounts together: never above the goods, and never above the shipping fee. */
export function discountOfAll(vouchers: readonly VoucherTerms[], basket: Omit<VoucherBasket, 'now'>) {
  let goods = 0;
  let shipping = 0;
  const each = vouchers.map((terms) => {
    const wanted = voucherDiscount(terms, basket);
    const left = terms.type === 'free_shipping' ? basket.shippingFee - shipping : basket.orderAmount - goods;
    const discount = Math.min(wanted, left);
    if (terms.type === 'free_shipping') shipping += discount;
    else goods += discount;
    return discount;
  });
  return { each, goods, shipping, total: goods + shipping };
}

/** Tells whether vouchers may be combined: at most one of each category. */
export const areCombinable = (vouchers: readonly VoucherTerms[]): boolean =>
  vouchers.length <= voucherLimits.total &&
  new Set(vouchers.map(({ category }) => category)).size === vouchers.length;

/** Chooses the pair that saves most; on a tie with fewer vouchers, then the earliest expiry. */
export function bestVouchers<T extends VoucherTerms>(vouchers: readonly T[], basket: VoucherBasket): T[] {
  const usable = vouchers.filter((terms) => !voucherRefusal(terms, basket));
  const of = (category: VoucherTerms['category']): (T | undefined)[] => [
    undefined,
    ...usable
      .filter((terms) => terms.category === category)
      .toSorted((a, b) => a.validTo.localeCompare(b.validTo)),
  ];
  let best: T[] = [];
  let saved = 0;
  for (const points of of('points_voucher')) {
    for (const system of of('system_voucher')) {
      const chosen = [points, system].filter((terms) => terms !== undefined);
      const { total } = discountOfAll(chosen, basket);
      if (total > saved || (total === saved && total > 0 && chosen.length < best.length))
        [best, saved] = [chosen, total];
    }
  }
  return best;
}
