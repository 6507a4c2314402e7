export * from './reconciliation.ts';
export * from './reconciliation.contract.ts';
