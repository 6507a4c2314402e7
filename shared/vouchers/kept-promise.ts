import type { VoucherReach } from './voucher-choices.ts';
import type { VoucherLimit } from './voucher.ts';

/** The terms that a holder of a voucher relies on. */
export type VoucherPromise = {
  category: string;
  type: string;
  reach: VoucherReach;
  discountPercentage: number;
  maxDiscountAmount: number | null;
  discountAmount: number;
  freeShippingAmount: number;
  minOrderAmount: number;
  maxOrderAmount: number | null;
  validFrom: string;
  validTo: string;
  limitedTo: readonly VoucherLimit[];
  perPerson: number;
};

/** Treats a missing bound as infinite. */
const bound = (most: number | null): number => most ?? Infinity;

/** Tells whether a change removes goods that the voucher counted for; without limits it counts for all. */
function countsForLess(before: readonly VoucherLimit[], after: readonly VoucherLimit[]): boolean {
  if (after.length === 0) return false;
  return (
    before.length === 0 ||
    !before.every(({ kind, id }) => after.some((limit) => limit.kind === kind && limit.id === id))
  );
}

const worse: { [Field in keyof VoucherPromise]: (before: VoucherPromise, after: VoucherPromise) => boolean } =
  {
    category: (before, after) => after.category !== before.category,
    type: (before, after) => after.type !== before.type,
    reach: (before, after) => before.reach === 'everybody' && after.reach !== 'everybody',
    discountPercentage: (before, after) => after.discountPercentage < before.discountPercentage,
    maxDiscountAmount: (before, after) => bound(after.maxDiscountAmount) < bound(before.maxDiscountAmount),
    discountAmount: (before, after) => after.discountAmount < before.discountAmount,
    freeShippingAmount: (before, after) => after.freeShippingAmount < before.freeShippingAmount,
    minOrderAmount: (before, after) => after.minOrderAmount > before.minOrderAmount,
    maxOrderAmount: (before, after) => bound(after.maxOrderAmount) < bound(before.maxOrderAmount),
    validFrom: (before, after) => after.validFrom > before.validFrom,
    validTo: (before, after) => after.validTo < before.validTo,
    limitedTo: (before, after) => countsForLess(before.limitedTo, after.limitedTo),
    perPerson: (before, after) => after.perPerson < before.perPerson,
  };

/** Lists the terms that a change would make worse for those who already hold the voucher. */
export const brokenPromiseOf = (before: VoucherPromise, after: VoucherPromise): (keyof VoucherPromise)[] =>
  // The literal's keys are exactly its declared names, so the cast is safe.
  (Object.keys(worse) as (keyof VoucherPromise)[]).filter((field) => worse[field](before, after));
