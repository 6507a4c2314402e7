export * from './order-rules.contract.ts';
