import { UserVoucher, type VoucherStatus, type VoucherTemplate } from '#shared/vouchers/voucher.ts';
import { type StoredVoucher, toTemplate } from './voucher-record.ts';
import type { WalletEntry } from './wallet-entry.ts';

/** A voucher in a wallet with current terms, and the version an order must find when written. */
export type MemberVoucher = Omit<VoucherTemplate, 'id'> &
  WalletEntry &
  Pick<StoredVoucher, 'campaignId' | 'useLimit' | 'version'>;

export const memberVoucher = (voucher: StoredVoucher, entry: WalletEntry): MemberVoucher => {
  const { campaignId, useLimit, version } = voucher;
  return { ...toTemplate(voucher), ...entry, campaignId, useLimit, version };
};

/** Returns the status of a voucher. Expiry is never stored, because it follows from the time. */
export function statusOf(
  { usedAt, validTo }: Pick<MemberVoucher, 'usedAt' | 'validTo'>,
  at: string,
): VoucherStatus {
  if (usedAt) return 'used';
  return validTo < at ? 'expired' : 'unused';
}

/** Converts a voucher for its owner. */
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
