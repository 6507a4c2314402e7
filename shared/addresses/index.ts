export * from './address.ts';
export * from './read-addresses.ts';
export * from './save-address.ts';
