export * from './voucher.ts';
export * from './list-public-vouchers.contract.ts';
export * from './member-vouchers.contract.ts';
