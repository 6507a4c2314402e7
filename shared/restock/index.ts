export * from './restock.ts';
