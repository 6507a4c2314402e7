export * from './payment.ts';
export * from './payment-status.ts';
export * from './member-payments.contract.ts';
export * from './webhooks.contract.ts';
