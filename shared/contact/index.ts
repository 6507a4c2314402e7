export * from './contact.contract.ts';
