export * from './commerce-overview.contract.ts';
export * from './waiting.contract.ts';
export * from './category-margins.contract.ts';
export * from './dashboard.contract.ts';
