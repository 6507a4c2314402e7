export * from './voucher.ts';
export * from './list-public-vouchers.ts';
export * from './member-vouchers.ts';
