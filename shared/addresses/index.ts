export * from './address.ts';
export * from './read-addresses.contract.ts';
export * from './save-address.contract.ts';
