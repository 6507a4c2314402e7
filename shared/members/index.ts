export * from './follow.contract.ts';
export * from './pictures.contract.ts';
export * from './profile.contract.ts';
export * from './relations.contract.ts';
export * from './search-users.contract.ts';
export * from './users-config.contract.ts';
