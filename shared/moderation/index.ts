export * from './content-approval.contract.ts';
export * from './moderation.contract.ts';
