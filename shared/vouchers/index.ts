export * from './voucher.ts';
export * from './list-public-vouchers.contract.ts';
export * from './member-vouchers.contract.ts';
export * from './staff-vouchers.contract.ts';
export * from './preview-voucher.contract.ts';
export * from './campaigns.contract.ts';
