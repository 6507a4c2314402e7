export * from './payment-reports.contract.ts';
export * from './sales-reports.contract.ts';
export * from './profit-report.contract.ts';
export * from './analytics.contract.ts';
