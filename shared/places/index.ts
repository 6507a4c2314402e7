export * from './division.ts';
export * from './list-divisions.ts';
export * from './suggest-places.ts';
