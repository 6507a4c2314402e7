export * from './refund.ts';
export * from './refunds.contract.ts';
export * from './refund-logs.contract.ts';
