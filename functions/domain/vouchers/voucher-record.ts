import type * as z from 'zod';
import { StaffVoucher, VoucherTally } from '#shared/vouchers/staff-vouchers.contract.ts';
import { VoucherTemplate } from '#shared/vouchers/voucher.ts';
import { asIs, listed, veiled } from '#functions/platform/records/audited-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { voucherFeed, voucherKeys } from './voucher-keys.ts';

/** Stored voucher: its terms, its audience, and its counters. */
export const StoredVoucher = StaffVoucher.omit({ isUsedUp: true });
export type StoredVoucher = z.infer<typeof StoredVoucher>;

// The keys of a Zod shape are exactly its field names.
const tallied = Object.keys(VoucherTally.shape) as (keyof VoucherTally)[];

/** Counters of a voucher that nobody has had or used yet. */
export const nothingSoFar = { ...VoucherTally.parse({}), wasUsed: false };

/** Refusal of a change that is based on an outdated version. */
export const staleVoucher = 'voucher-moved';

/** Record of a voucher. The counters of orders and members change without the version. */
export const voucherRecord = versioned({
  entity: 'voucher',
  schema: StoredVoucher,
  key: ({ id }: { id: string }) => voucherKeys.head(id),
  version: 'version',
  stale: staleVoucher,
  missing: 'VOUCHER_NOT_FOUND',
  counters: [...tallied, 'wasUsed'],
  indexKeys: (voucher) => voucherKeys.byEnd(voucher),
  feed: voucherFeed,
  tombstoneKey: ({ id }) => voucherKeys.gone(id),
  activity: {
    of: 'voucher',
    told: {
      name: asIs,
      description: veiled,
      category: asIs,
      type: asIs,
      discountPercentage: asIs,
      maxDiscountAmount: asIs,
      discountAmount: asIs,
      freeShippingAmount: asIs,
      minOrderAmount: asIs,
      maxOrderAmount: asIs,
      validFrom: asIs,
      validTo: asIs,
      limitedTo: (limits) => listed(limits.map(({ name }) => name)),
      pointsPrice: asIs,
      reach: asIs,
      handoutLimit: asIs,
      useLimit: asIs,
      perPerson: asIs,
      isPaused: asIs,
      campaignId: asIs,
    },
  },
});

export const idOfCode = (code: string): string => `vou_${code.toLowerCase()}`;

const isUsedUp = ({ useLimit, used }: Pick<StoredVoucher, 'useLimit' | 'used'>): boolean =>
  useLimit !== null && used >= useLimit;

/** Converts a voucher for staff. */
export const toStaffVoucher = (voucher: StoredVoucher): StaffVoucher => ({
  ...voucher,
  isUsedUp: isUsedUp(voucher),
});

/** Converts a voucher for the public, without its numbers and costs. */
export const toTemplate = (voucher: StoredVoucher): VoucherTemplate =>
  VoucherTemplate.parse(toStaffVoucher(voucher));
