export * from './member-log.contract.ts';
export * from './people.contract.ts';
export * from './person.ts';
export * from './privacy.contract.ts';
export * from './staff-accounts.contract.ts';
