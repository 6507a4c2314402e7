import type { VoucherLimit } from './voucher.ts';

/** A product as vouchers see it: what it is, where it lies, and who sells it. */
export type VoucherGood = { productId: string; categoryIds: readonly string[]; businessId: string };

const counts: Record<VoucherLimit['kind'], (good: VoucherGood, id: string) => boolean> = {
  product: ({ productId }, id) => productId === id,
  category: ({ categoryIds }, id) => categoryIds.includes(id),
  business: ({ businessId }, id) => businessId === id,
};

/** Whether a voucher counts for a product: those kept to nothing count for all. */
export const countsFor = (limitedTo: readonly VoucherLimit[], good: VoucherGood): boolean =>
  limitedTo.length === 0 || limitedTo.some(({ kind, id }) => counts[kind](good, id));
