export * from './restock.contract.ts';
