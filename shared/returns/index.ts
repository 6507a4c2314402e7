export * from './return-choices.ts';
export * from './return-status.ts';
export * from './return-order.ts';
export * from './member-returns.contract.ts';
export * from './staff-returns.contract.ts';
export * from './return-figures.contract.ts';
export * from './staff-return.ts';
export * from './inspection.ts';
