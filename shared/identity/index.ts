export * from './own-identity.contract.ts';
export * from './staff-identity.contract.ts';
