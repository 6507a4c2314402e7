export * from './return-choices.ts';
export * from './return-status.ts';
export * from './return-order.ts';
export * from './member-returns.contract.ts';
export * from './staff-returns.contract.ts';
