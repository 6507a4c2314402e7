export * from './counts.contract.ts';
export * from './goods.contract.ts';
export * from './inventory.contract.ts';
export * from './lots.contract.ts';
export * from './transfers.contract.ts';
