import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import type { OrderInput } from '#functions/domain/orders/placing/order-input.ts';
import { warehouse } from '#tests/support/catalogue.ts';

/** Order of a member with pickup and payment at the usual warehouse. */
export const pickupWishOf = (userId: string, given: Partial<OrderInput> = {}): OrderInput => ({
  buyer: { kind: 'member', userId },
  owner: memberOwner(userId),
  voucherIds: [],
  deliveryType: 'warehouse_pickup',
  pickupWarehouseId: warehouse.id,
  requestKey: 'wish-0001',
  asked: {},
  customer: { fullName: 'Lan', phone: '0912345678', email: `${userId}@example.com` },
  shipTo: null,
  paymentMethod: 'cash',
  paymentProvider: null,
  notes: '',
  vatInvoice: null,
  saleChannelId: 'website',
  language: 'vi',
  ...given,
});

/** The same for the member "lan". */
export const pickupWish = pickupWishOf('lan');
