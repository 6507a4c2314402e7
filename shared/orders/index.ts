export * from './order-choices.ts';
export * from './order-status.ts';
export * from './order.ts';
export * from './place-order.contract.ts';
export * from './shipping.contract.ts';
export * from './member-orders.contract.ts';
export * from './guest-orders.contract.ts';
export * from './staff-orders.contract.ts';
