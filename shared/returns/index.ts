export * from './return-choices.ts';
export * from './return-status.ts';
export * from './return-order.ts';
export * from './member-returns.ts';
export * from './staff-returns.ts';
