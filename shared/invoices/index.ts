export * from './invoice.ts';
export * from './invoices.contract.ts';
