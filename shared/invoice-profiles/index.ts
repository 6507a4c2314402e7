export * from './invoice-profiles.contract.ts';
