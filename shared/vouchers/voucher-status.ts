/** Statuses of a voucher in a member's wallet. */
export const voucherStatuses = ['unused', 'used', 'expired'] as const;
export type VoucherStatus = (typeof voucherStatuses)[number];
