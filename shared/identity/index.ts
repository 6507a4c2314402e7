export * from './own-identity.contract.ts';
export * from './staff-identity.contract.ts';
export * from './paper-pictures.contract.ts';
