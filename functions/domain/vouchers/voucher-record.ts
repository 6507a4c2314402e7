import type * as z from 'zod';
import { StaffVoucher, VoucherTally } from '#shared/vouchers/staff-vouchers.contract.ts';
import { VoucherTemplate } from '#shared/vouchers/voucher.ts';
import { asIs, listed, veiled } from '#functions/platform/records/told-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { voucherFeed, voucherKeys } from './voucher-keys.ts';

/** A voucher of the shop, as the table keeps it: its promise, to whom it goes, and what became of it. */
export const StoredVoucher = StaffVoucher.omit({ isUsedUp: true });
export type StoredVoucher = z.infer<typeof StoredVoucher>;

// The keys of a shape are the names it was written with.
const tallied = Object.keys(VoucherTally.shape) as (keyof VoucherTally)[];

/** What nobody has had or used so far. */
export const nothingSoFar = { ...VoucherTally.parse({}), wasUsed: false };

/** The refusal of a change made on what somebody else has changed meanwhile. */
export const staleVoucher = 'voucher-moved';

/** What orders and members count on it is theirs, and raises no version. */
export const voucherRecord = versioned({
  entity: 'voucher',
  schema: StoredVoucher,
  key: ({ id }: { id: string }) => voucherKeys.head(id),
  version: 'version',
  stale: staleVoucher,
  apart: [...tallied, 'wasUsed'],
  places: (voucher) => voucherKeys.byEnd(voucher),
  feed: voucherFeed,
  grave: ({ id }) => voucherKeys.gone(id),
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

/** As staff see it. */
export const toStaffVoucher = (voucher: StoredVoucher): StaffVoucher => ({
  ...voucher,
  isUsedUp: isUsedUp(voucher),
});

/** As everybody may see it: how many there are, and what they cost, is nobody else's business. */
export const toTemplate = (voucher: StoredVoucher): VoucherTemplate =>
  VoucherTemplate.parse(toStaffVoucher(voucher));
