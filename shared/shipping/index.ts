export * from './parcel-choices.ts';
export * from './packing-order.ts';
export * from './packing.contract.ts';
export * from './complaints.contract.ts';
export * from './shipping-webhooks.contract.ts';
