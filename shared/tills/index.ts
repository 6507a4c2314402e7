export * from './till.ts';
export * from './tills.contract.ts';
