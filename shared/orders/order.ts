import * as z from 'zod';
import { Address } from '../addresses/address.ts';
import { ProductId } from '../catalogue/product.ts';
import { Warehouse } from '../catalogue/warehouse.contract.ts';
import { PaymentMethod, PaymentProvider } from '../payments/payment.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { SaleChannel } from '../values/sale-channel-schema.ts';
import { OrderPart } from './order-parts.ts';
import { DeliveryType } from './order-status.ts';
import { Arrival } from './shipping.contract.ts';
import { OrderPaymentStatus, OrderStatus } from '../values/order-status-schema.ts';

export const OrderId = z.string().min(1).max(40);
export const OrderCode = z.string().min(1).max(24);
export { mostOrderLines } from './order-choices.ts';

/** What was bought, as it was on the day: later changes of the product do not reach it. */
export const OrderItem = z.object({
  id: z.string(),
  productId: ProductId,
  variantId: z.string().nullable(),
  variantName: z.string().nullable(),
  name: z.string(),
  slug: z.string(),
  code: z.string(),
  image: z.string(),
  ground: z.int(),
  unit: z.string(),
  price: Vnd,
  taxType: z.string(),
  taxRate: z.number(),
  unitTotal: Vnd,
  quantity: z.int().min(1),
  subtotal: Vnd,
  freeShipping: z.boolean(),
  business: z.object({ id: z.string(), name: z.string(), slug: z.string() }),
  /** Of a combo what it was made of. */
  parts: z.array(OrderPart).optional(),
});
export type OrderItem = z.infer<typeof OrderItem>;

export const Customer = z.object({ fullName: z.string(), phone: z.string(), email: z.string() });
export type Customer = z.infer<typeof Customer>;

export const ShippingAddress = Address.pick({
  recipientName: true,
  phone: true,
  system: true,
  province: true,
  provinceCode: true,
  district: true,
  districtCode: true,
  ward: true,
  wardCode: true,
  street: true,
});
export type ShippingAddress = z.infer<typeof ShippingAddress>;

export const VatInvoice = z.object({
  companyName: z.string(),
  taxCode: z.string(),
  address: z.string(),
  email: z.string(),
  requestedAt: z.string(),
});
export type VatInvoice = z.infer<typeof VatInvoice>;

export const OrderVoucher = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  category: z.enum(['points_voucher', 'system_voucher']),
  type: z.enum(['discount_percentage', 'discount_amount', 'free_shipping']),
  discountAmount: Vnd,
  /** Which of the shop's it was, and of which campaign; orders from before that was kept say nothing of it. */
  voucherId: z.string().nullable().default(null),
  campaignId: z.string().nullable().default(null),
});
export type OrderVoucher = z.infer<typeof OrderVoucher>;

/**
 * Who stands behind an order: the account it was placed with, the press on the link in its mail, staff who called, a
 * deposit that came, or the shop's own rule that takes a word for it.
 * Null while a guest has shown nothing but words.
 */
export const ProvenBy = z.enum(['account', 'link', 'staff', 'money', 'rule']).nullable();

/** What a person has to look at: money that was short, too much, came too late, or may come later. */
export const OrderFlag = z.enum(['underpaid', 'surplus', 'late_payment', 'refund_due', 'held', 'on_credit']);

/** What staff took off by hand, and why. */
export const OrderDiscount = z.object({ amount: Vnd, reason: z.string() });
export type OrderDiscount = z.infer<typeof OrderDiscount>;

/** What of an order to be paid at the door has to come first. */
export const Deposit = z.object({ amount: Vnd });

/** And why, which is the shop's to know: for its sum, or for parcels its buyer refused before. */
export const OrderDeposit = Deposit.extend({ why: z.enum(['sum', 'refused']) });
export type OrderDeposit = z.infer<typeof OrderDeposit>;

export const Order = z.object({
  id: OrderId,
  code: OrderCode,
  status: OrderStatus,
  paymentStatus: OrderPaymentStatus,
  deliveryType: DeliveryType,
  customer: Customer,
  shippingAddress: ShippingAddress.nullable(),
  pickupWarehouse: Warehouse.nullable(),
  items: z.array(OrderItem),
  totalItems: z.int(),
  totalQuantity: z.int(),
  subtotal: Vnd,
  tax: Vnd,
  shippingFee: Vnd,
  /** All that is taken off: by vouchers, and by hand. */
  voucherDiscount: Vnd,
  discount: OrderDiscount.nullable().default(null),
  total: Vnd,
  /** Until that has come nothing of it is packed; the rest is paid at the door. */
  deposit: Deposit.optional(),
  /** Goods that arrived by bank so far, and what goes back. */
  paidAmount: Vnd,
  refundDue: Vnd,
  vouchers: z.array(OrderVoucher),
  paymentMethod: PaymentMethod,
  paymentProvider: PaymentProvider.nullable(),
  /** Orders from before anybody asked are taken as they were then: agreed to. */
  provenBy: ProvenBy.default('account'),
  /** The attempt to pay that counts now. */
  paymentId: z.string().nullable(),
  /** How many days it takes once it is confirmed; null where it is fetched, or was ordered before anybody counted. */
  arrival: Arrival.default(null),
  notes: z.string(),
  saleChannelId: SaleChannel.default('website'),
  vatInvoice: VatInvoice.nullable(),
  flags: z.array(OrderFlag),
  cancelReason: z.string().nullable(),
  /** Of what is sent in place of goods that came back: for which return, and the order those were paid with. */
  replaces: z
    .object({ orderId: OrderId, orderCode: OrderCode, returnId: z.string(), returnCode: z.string() })
    .optional(),
  /** Of other goods in place of some that came back: for which return, of which order, and what those were worth. */
  exchange: z
    .object({
      orderId: OrderId,
      orderCode: OrderCode,
      returnId: z.string(),
      returnCode: z.string(),
      credit: Vnd,
      /** So much of that pays for this order, which cost no more. */
      carried: Vnd,
    })
    .optional(),
  /** An order that waits, for its money or for its buyer's proof, is given up then. */
  unpaidUntil: z.string().nullable(),
  returnableUntil: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  completedAt: z.string().nullable(),
});
export type Order = z.infer<typeof Order>;

/** One line of an order's story. */
export const TimelineEvent = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(['status', 'payment', 'delivery', 'note']),
  from: z.string().nullable(),
  to: z.string().nullable(),
  by: z.enum(['shopper', 'staff', 'system', 'provider', 'carrier']),
  note: z.string(),
});
export type TimelineEvent = z.infer<typeof TimelineEvent>;

export const Delivery = z.object({
  type: DeliveryType,
  status: z.enum([
    'waiting',
    'packing',
    'ready',
    'delivering',
    'shipped',
    'delivered',
    'returned',
    'cancelled',
  ]),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  fee: Vnd,
  address: ShippingAddress.nullable(),
  warehouse: Warehouse.nullable(),
  deliveredAt: z.string().nullable(),
});
export type Delivery = z.infer<typeof Delivery>;
