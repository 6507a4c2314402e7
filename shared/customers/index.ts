export * from './customer.ts';
export * from './customers.contract.ts';
export * from './customer-groups.contract.ts';
