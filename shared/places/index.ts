export * from './division.ts';
export * from './list-divisions.contract.ts';
export * from './suggest-places.contract.ts';
