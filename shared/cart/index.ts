export * from './cart.ts';
export * from './member-cart.ts';
export * from './guest-cart.ts';
export * from './transfer-cart.ts';
