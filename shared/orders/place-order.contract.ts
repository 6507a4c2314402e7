import * as z from 'zod';
import { WantedLines, WantedLinesText } from '../cart/wanted-lines.ts';
import { AddressId, PhoneNumber, RecipientName, Street } from '../addresses/address.ts';
import { CartItemId, LineLimit, LineState } from '../cart/cart.ts';
import { ShopWarehouse } from '../catalogue/warehouse.contract.ts';
import { Payment, PaymentMethod, PaymentProvider } from '../payments/payment.ts';
import { commaList } from '../pages.ts';
import { DivisionSystem } from '../places/division.ts';
import { defineRoute } from '../contract/route.ts';
import { tidy } from '../values/text.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { maxOrderLines, Deposit, Order, OrderItem, OrderVoucher } from './order.ts';
import { DeliveryType } from './order-status.ts';
import { SaleChannel } from '../values/sale-channel-schema.ts';
import { Arrival, FreeShippingReason, Parcel } from './shipping.contract.ts';
import { VatDetails } from './vat-details.ts';

export const RequestKey = z.string().regex(/^[0-9A-Za-z-]{8,64}$/);
const SessionId = z.string().min(1).max(128);
const Notes = z.string().max(1000).transform(tidy).pipe(z.string().max(500)).default('');
const WarehouseId = z.string().min(1).max(64);

export { VatDetails };

/** Address with division codes only; the server adds the official names itself. */
export const AddressInput = z.strictObject({
  recipientName: RecipientName,
  phone: PhoneNumber,
  system: DivisionSystem.default('v2'),
  provinceCode: z.int().min(1),
  districtCode: z.int().min(1).nullish(),
  wardCode: z.int().min(1).nullish(),
  street: Street,
});

const choices = {
  deliveryType: DeliveryType.default('warehouse_pickup'),
  pickupWarehouseId: WarehouseId.nullish(),
  paymentMethod: PaymentMethod.default('transfer'),
  paymentProvider: PaymentProvider.nullish(),
  notes: Notes,
  vatInvoice: VatDetails.nullish(),
};

/** Sums that the shopper agreed to; if they have changed, the order is refused for a new consent. */
const agreed = {
  expectedTotal: Vnd.optional(),
  expectedDeposit: Vnd.optional().describe('For its sum; nought where none was said'),
  clientRequestId: RequestKey,
};

/** Lines of the cart. Without these and without `lines`, all lines that are not saved for later are ordered. */
const cartItemIds = z.array(CartItemId).min(1).max(maxOrderLines).optional();
const lines = WantedLines.optional().describe('Goods bought at once: the cart is left as it is');

const memberLines = {
  cartItemIds,
  lines,
  addressId: AddressId.nullish(),
  voucherIds: z.array(z.string().min(1).max(64)).max(2).default([]),
};

const guestLines = {
  sessionId: SessionId,
  cartItemIds,
  lines,
  customer: z
    .strictObject({
      fullName: RecipientName.optional(),
      phone: PhoneNumber.optional(),
      email: z.email().max(120),
    })
    .describe('Name and phone may be left out for pick-up at a counter'),
  shippingAddress: AddressInput.nullish(),
  warehouseId: WarehouseId.nullish(),
  saleChannelId: SaleChannel.nullish(),
};

/** A line that cannot be ordered in this state. */
export const CheckoutIssue = z.object({
  cartItemId: CartItemId,
  name: z.string(),
  state: LineState.exclude(['ok']),
  wanted: z.int(),
  available: z.int(),
  limit: LineLimit,
  /** Minimum quantity of one purchase. */
  minimum: z.int(),
});
export type CheckoutIssue = z.infer<typeof CheckoutIssue>;

/** Preview of an order, computed by the same rules that charge. */
export const Quote = z.object({
  items: z.array(OrderItem),
  issues: z.array(CheckoutIssue),
  subtotal: Vnd,
  tax: Vnd,
  shippingFee: Vnd,
  freeShippingBecause: FreeShippingReason.nullable(),
  freeShippingMissing: Vnd,
  /** Warehouses that the order would leave from, and the arrival of each parcel. */
  parcels: z.array(Parcel),
  arrival: Arrival,
  vouchers: z.array(OrderVoucher),
  voucherDiscount: Vnd,
  total: Vnd,
  /** Deposit for the order's total if the rest is paid at the door; it must be paid before packing. */
  deposit: Deposit.nullable(),
});
export type Quote = z.infer<typeof Quote>;

export const PlacedOrder = Order.extend({ payment: Payment.nullable() });
export type PlacedOrder = z.infer<typeof PlacedOrder>;

/** Reasons why an order cannot be computed; the quote lists unavailable lines as issues instead. */
const countingRefusals = [
  'CART_EMPTY',
  'ORDER_TOO_LARGE',
  'ORDER_TOO_DEAR',
  'UNKNOWN_WAREHOUSE',
  'WAREHOUSE_PAUSED',
  'PRODUCT_UNAVAILABLE',
  'VARIANT_REQUIRED',
  'VARIANT_NOT_FOUND',
] as const;
/** Refusals for members, who alone choose vouchers and saved addresses. */
const membersRefusals = [...countingRefusals, 'ADDRESS_NOT_FOUND', 'VOUCHER_REFUSED'] as const;
/** Guests enter an address, and have no cart but their session's. */
const guestsRefusals = [
  ...countingRefusals,
  'SESSION_NOT_FOUND',
  'UNKNOWN_PROVINCE',
  'UNKNOWN_DISTRICT',
  'UNKNOWN_WARD',
] as const;

/** Reasons why an order is refused for members and guests alike. */
const placingRefusals = [
  'OUT_OF_STOCK',
  'INSUFFICIENT_STOCK',
  'PICKUP_SHORT',
  'BELOW_MINIMUM',
  'ABOVE_MAXIMUM',
  'ORDER_CHANGED',
  'DEPOSIT_CHANGED',
  'ADDRESS_REQUIRED',
  'PICKUP_REQUIRED',
  'PAYMENT_METHOD_UNKNOWN',
  'REQUEST_DIFFERS',
  'STALE_STATE',
] as const;

export const quoteOrder = defineRoute({
  name: 'orders/quote-order',
  summary: 'What the member’s order would cost right now',
  method: 'POST',
  path: '/e-commerce/checkout/quote',
  access: 'member',
  body: z.strictObject({ ...choices, ...memberLines }),
  reply: Quote,
  errors: membersRefusals,
  limit: { calls: 120, seconds: 60 },
});

export const quoteGuestOrder = defineRoute({
  name: 'orders/quote-guest-order',
  summary: 'What a guest’s order would cost right now',
  method: 'POST',
  path: '/e-commerce/checkout/quote-guest',
  access: 'public',
  body: z.strictObject({ ...choices, ...guestLines, customer: guestLines.customer.optional() }),
  reply: Quote,
  errors: guestsRefusals,
  limit: { calls: 120, seconds: 60, by: ['sessionId'] },
});

export const createOrder = defineRoute({
  name: 'orders/create-order',
  summary: 'Order what lies in the member’s cart',
  method: 'POST',
  path: '/e-commerce/checkout/create-order',
  access: 'member',
  body: z.strictObject({ ...choices, ...memberLines, ...agreed }),
  reply: PlacedOrder,
  status: 201,
  errors: [...membersRefusals, ...placingRefusals],
  limit: { calls: 30, seconds: 60 },
});

export const createGuestOrder = defineRoute({
  name: 'orders/create-guest-order',
  summary: 'Order what lies in a guest’s cart',
  method: 'POST',
  path: '/e-commerce/checkout/create-order-from-guest-cart',
  access: 'public',
  body: z.strictObject({
    ...choices,
    ...guestLines,
    ...agreed,
    clientRequestId: RequestKey.optional().describe('Without it, sent again it is another wish'),
  }),
  reply: PlacedOrder,
  status: 201,
  errors: [...guestsRefusals, ...placingRefusals, 'CONTACT_REQUIRED', 'TOO_MANY_OPEN_ORDERS'],
  limit: { calls: 20, seconds: 60, by: ['sessionId'], net: 600 },
});

export const validateGuestCart = defineRoute({
  name: 'orders/validate-guest-cart',
  summary: 'Whether a guest’s cart can be ordered as it stands',
  method: 'POST',
  path: '/e-commerce/checkout/validate-guest-cart',
  access: 'public',
  body: z.strictObject({ sessionId: SessionId }),
  reply: z.object({ valid: z.boolean(), issues: z.array(CheckoutIssue) }),
  errors: ['SESSION_NOT_FOUND'],
  limit: { calls: 120, seconds: 60, by: ['sessionId'] },
});

export const listPickupOptions = defineRoute({
  name: 'orders/list-pickup-options',
  summary: 'Where an order can be fetched: first where all of it lies, then what is nearest',
  method: 'GET',
  path: '/e-commerce/checkout/pickup-options',
  access: 'guest',
  query: z.object({
    sessionId: SessionId.optional(),
    /** Lines of the member's own cart; needs a session. */
    cartItemIds: commaList(CartItemId).optional(),
    lines: WantedLinesText.optional(),
    provinceCode: z.coerce.number().int().min(1).optional().describe('Where the buyer is'),
    system: DivisionSystem.default('v2'),
  }),
  reply: z.array(ShopWarehouse.extend({ hasEverything: z.boolean(), missing: z.int() })),
  errors: ['SESSION_NOT_FOUND', 'UNKNOWN_PROVINCE'],
});

export const selectWarehouse = defineRoute({
  name: 'orders/select-warehouse',
  summary: 'Choose where a guest’s order will be fetched',
  method: 'POST',
  path: '/e-commerce/checkout/select-warehouse',
  access: 'guest',
  body: z.strictObject({ warehouseId: WarehouseId, sessionId: SessionId.optional() }),
  reply: z.object({ selectedWarehouseId: z.string() }),
  errors: ['SESSION_NOT_FOUND', 'UNKNOWN_WAREHOUSE'],
});
