export * from './cart.ts';
export * from './member-cart.contract.ts';
export * from './guest-cart.contract.ts';
export * from './transfer-cart.contract.ts';
