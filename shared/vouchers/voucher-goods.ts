import type { VoucherLimit } from './voucher.ts';

/** A product as vouchers see it: what it is, and where it lies. */
export type VoucherGood = { productId: string; categoryIds: readonly string[] };

/** Whether a voucher counts for a product: those kept to nothing count for all. */
export const countsFor = (limitedTo: readonly VoucherLimit[], good: VoucherGood): boolean =>
  limitedTo.length === 0 ||
  limitedTo.some(({ kind, id }) =>
    kind === 'product' ? id === good.productId : good.categoryIds.includes(id),
  );
