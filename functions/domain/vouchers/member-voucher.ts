import * as z from 'zod';
import { UserVoucher, type VoucherStatus, VoucherTemplate } from '#shared/vouchers/voucher.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { voucherKeys } from './voucher-keys.ts';

/** A voucher somebody owns, with its campaign's promise as it was on that day: later changes do not reach it. */
export const MemberVoucher = z.object({
  ...VoucherTemplate.shape,
  userId: z.string(),
  campaignId: z.string(),
  receivedAt: z.string(),
  /** The order that spent it; gone again when that order gives it back. */
  usedAt: z.string().optional(),
  orderId: z.string().optional(),
  orderCode: z.string().optional(),
});
export type MemberVoucher = z.infer<typeof MemberVoucher>;

/** What has ended stays in the wallet for so long, to be looked up, and then goes by itself. */
const keptDays = 365;

export const memberVoucherItem = (voucher: MemberVoucher): Item => ({
  ...voucherKeys.own(voucher.userId, voucher.id),
  entity: 'member-voucher',
  ...voucher,
  expiresAt: Math.floor(Date.parse(voucher.validTo) / 1000) + keptDays * 86_400,
});

/** That a member has one of this campaign already. */
export const claimItem = ({ userId, campaignId, id }: MemberVoucher): Item => ({
  ...voucherKeys.claim(userId, campaignId),
  entity: 'voucher-claim',
  voucherId: id,
});

/** All the table keeps of a voucher in somebody's wallet. */
export const collectedItems = (voucher: MemberVoucher): Item[] => [
  memberVoucherItem(voucher),
  claimItem(voucher),
];

/** Nobody writes that a voucher expired: time says so. */
export function statusOf({ usedAt, validTo }: MemberVoucher, at: string): VoucherStatus {
  if (usedAt) return 'used';
  return validTo < at ? 'expired' : 'unused';
}

/** As its owner sees it. */
export function toUserVoucher(voucher: MemberVoucher, at: string): UserVoucher {
  const { usedAt = null, orderId = null, orderCode = null } = voucher;
  return UserVoucher.parse({
    ...voucher,
    status: statusOf(voucher, at),
    voucherTemplate: { ...voucher, id: voucher.campaignId },
    usedAt,
    orderId,
    orderCode,
  });
}
