import type { VoucherLimit } from './voucher.ts';

/** The facts of a product that voucher limits look at: its id, its categories and its seller. */
export type VoucherGood = { productId: string; categoryIds: readonly string[]; businessId: string };

const counts: Record<VoucherLimit['kind'], (good: VoucherGood, id: string) => boolean> = {
  product: ({ productId }, id) => productId === id,
  category: ({ categoryIds }, id) => categoryIds.includes(id),
  business: ({ businessId }, id) => businessId === id,
};

/** Tells whether a voucher counts for a product. A voucher without limits counts for all products. */
export const countsFor = (limitedTo: readonly VoucherLimit[], good: VoucherGood): boolean =>
  limitedTo.length === 0 || limitedTo.some(({ kind, id }) => counts[kind](good, id));
