import { id, many, one, words } from '../lists/query-parts.ts';

export const voucherCategories = ['system_voucher', 'points_voucher'] as const;
export const voucherTypes = ['discount_percentage', 'discount_amount', 'free_shipping'] as const;

/** Ways to get a voucher: members collect it, staff name them, or everybody has it. */
export const voucherReaches = ['collect', 'named', 'everybody'] as const;
export type VoucherReach = (typeof voucherReaches)[number];

const voucherStates = ['running', 'coming', 'paused', 'used-up', 'over'] as const;
export type VoucherState = (typeof voucherStates)[number];

type Standing = { validFrom: string; validTo: string; isPaused: boolean; isUsedUp: boolean };

/** Computes the state of a voucher. An ended voucher is `over`, whatever else is true of it. */
export function voucherState(
  { validFrom, validTo, isPaused, isUsedUp }: Standing,
  now: string,
): VoucherState {
  if (validTo <= now) return 'over';
  if (isPaused) return 'paused';
  if (isUsedUp) return 'used-up';
  return validFrom > now ? 'coming' : 'running';
}

/** Filters and sorts of the staff's list of vouchers. */
export const voucherList = {
  filters: {
    q: words(),
    state: one(voucherStates),
    category: one(voucherCategories),
    type: many(voucherTypes),
    reach: many(voucherReaches),
    campaignId: id(),
  },
  sorts: ['createdAt', 'name', 'code', 'validFrom', 'validTo', 'handedOut', 'used', 'cost'],
  sort: '-createdAt',
  page: 'limit',
  size: 20,
} as const;
