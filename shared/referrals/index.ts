export * from './referrals.contract.ts';
export * from './network.contract.ts';
export * from './rewards.contract.ts';
