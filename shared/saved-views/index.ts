export * from './saved-views.contract.ts';
