export * from './payment-reports.contract.ts';
export * from './sales-reports.contract.ts';
