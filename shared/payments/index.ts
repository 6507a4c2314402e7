export * from './payment.ts';
export * from './payment-status.ts';
export * from './member-payments.contract.ts';
export * from './webhooks.contract.ts';
export * from './money-order.ts';
export * from './notices.contract.ts';
export * from './staff-payments.contract.ts';
export * from './statements.contract.ts';
