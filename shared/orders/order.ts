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
export { maxOrderLines } from './order-choices.ts';

/** A bought item as it was at the time of purchase; later changes of the product do not affect it. */
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
  /** Parts of a combo. */
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
  /** The shop's voucher and its campaign. Both are null on orders older than these fields. */
  voucherId: z.string().nullable().default(null),
  campaignId: z.string().nullable().default(null),
});
export type OrderVoucher = z.infer<typeof OrderVoucher>;

/**
 * Proof that an order is meant seriously: the account that placed it, the link in its mail, a call by staff, a
 * deposit, or the shop's rule that needs no proof. Null while a guest has not proven it.
 */
export const ProvenBy = z.enum(['account', 'link', 'staff', 'money', 'rule']).nullable();

/** Flags for a person to look at: payments too small, too large or late, refunds due, credit. */
export const OrderFlag = z.enum(['underpaid', 'surplus', 'late_payment', 'refund_due', 'held', 'on_credit']);

/** A manual discount by staff, with its reason. */
export const OrderDiscount = z.object({ amount: Vnd, reason: z.string() });
export type OrderDiscount = z.infer<typeof OrderDiscount>;

/** The part of a cash-on-delivery order that must be paid in advance. */
export const Deposit = z.object({ amount: Vnd });

/** A deposit with its reason for staff: the order's total, or parcels refused before. */
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
  /** Discounts: by vouchers, and by staff. */
  voucherDiscount: Vnd,
  discount: OrderDiscount.nullable().default(null),
  total: Vnd,
  /** Part of the total that is paid before the order is packed; the rest is paid at the door. */
  deposit: Deposit.optional(),
  /** Money received so far, and the part of it that goes back. */
  paidAmount: Vnd,
  refundDue: Vnd,
  vouchers: z.array(OrderVoucher),
  paymentMethod: PaymentMethod,
  paymentProvider: PaymentProvider.nullable(),
  /** Orders older than this field count as confirmed, as they did at the time. */
  provenBy: ProvenBy.default('account'),
  /** The payment attempt that counts now. */
  paymentId: z.string().nullable(),
  /** Days until arrival after the confirmation; null for pickup, and for orders older than this field. */
  arrival: Arrival.default(null),
  notes: z.string(),
  saleChannelId: SaleChannel.default('website'),
  vatInvoice: VatInvoice.nullable(),
  flags: z.array(OrderFlag),
  cancelReason: z.string().nullable(),
  /** Set on a replacement: its return, and the order that was paid. */
  replaces: z
    .object({ orderId: OrderId, orderCode: OrderCode, returnId: z.string(), returnCode: z.string() })
    .optional(),
  /** Set on an exchange for other goods: the return, its order, and the value of the returned goods. */
  exchange: z
    .object({
      orderId: OrderId,
      orderCode: OrderCode,
      returnId: z.string(),
      returnCode: z.string(),
      credit: Vnd,
      /** Part of the credit that pays for this order; never more than its total. */
      carried: Vnd,
    })
    .optional(),
  /** Time at which an order is cancelled if it still waits for its money or for the buyer's proof. */
  unpaidUntil: z.string().nullable(),
  returnableUntil: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  completedAt: z.string().nullable(),
});
export type Order = z.infer<typeof Order>;

/** An entry in an order's history. */
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
