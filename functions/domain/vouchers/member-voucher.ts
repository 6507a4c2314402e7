import { UserVoucher, type VoucherStatus, type VoucherTemplate } from '#shared/vouchers/voucher.ts';
import { type StoredVoucher, toTemplate } from './voucher-record.ts';
import type { WalletEntry } from './wallet-entry.ts';

/** A voucher somebody has, with what it promises today, and what of the voucher an order has to find as it was read. */
export type MemberVoucher = Omit<VoucherTemplate, 'id'> &
  WalletEntry &
  Pick<StoredVoucher, 'campaignId' | 'useLimit' | 'version'>;

export const memberVoucher = (voucher: StoredVoucher, entry: WalletEntry): MemberVoucher => {
  const { campaignId, useLimit, version } = voucher;
  return { ...toTemplate(voucher), ...entry, campaignId, useLimit, version };
};

/** Nobody writes that a voucher expired: time says so. */
export function statusOf(
  { usedAt, validTo }: Pick<MemberVoucher, 'usedAt' | 'validTo'>,
  at: string,
): VoucherStatus {
  if (usedAt) return 'used';
  return validTo < at ? 'expired' : 'unused';
}

/** As its owner sees it. */
export function toUserVoucher(voucher: MemberVoucher, at: string): UserVoucher {
  const { usedAt = null, orderId = null, orderCode = null } = voucher;
  return UserVoucher.parse({
    ...voucher,
    status: statusOf(voucher, at),
    voucherTemplate: { ...voucher, id: voucher.voucherId },
    usedAt,
    orderId,
    orderCode,
  });
}
