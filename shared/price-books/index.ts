export * from './price-books.contract.ts';
export * from './own-prices.contract.ts';
