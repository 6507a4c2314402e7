/** Where one of a member's own stands. */
export const voucherStatuses = ['unused', 'used', 'expired'] as const;
export type VoucherStatus = (typeof voucherStatuses)[number];
