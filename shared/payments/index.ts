export * from './payment.ts';
export * from './payment-status.ts';
export * from './member-payments.ts';
export * from './webhooks.ts';
