export * from './order-choices.ts';
export * from './order-status.ts';
export * from './order.ts';
export * from './checkout.ts';
export * from './shipping.ts';
export * from './member-orders.ts';
export * from './guest-orders.ts';
export * from './staff-orders.ts';
