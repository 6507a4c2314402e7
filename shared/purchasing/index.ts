export * from './suppliers.contract.ts';
export * from './purchases.contract.ts';
export * from './reorder.contract.ts';
export * from './debts.contract.ts';
export * from './corrections.contract.ts';
