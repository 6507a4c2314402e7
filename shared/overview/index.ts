export * from './commerce-overview.contract.ts';
export * from './waiting.contract.ts';
