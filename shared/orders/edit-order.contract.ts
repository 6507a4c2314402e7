import * as z from 'zod';
import { WantedLines } from '../cart/wanted-lines.ts';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { PaymentMethod } from '../payments/payment.ts';
import { tidy } from '../values/text.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { AddressInput, RequestKey } from './place-order.contract.ts';
import { Order, OrderId, OrderItem } from './order.ts';
import { StaffOrder } from './staff-orders.contract.ts';
import { OrderStatus } from '../values/order-status-schema.ts';

const access = staff('orders.work');
const params = z.object({ id: OrderId });

const draft = {
  /** The order as it was seen. */
  version: z.int().min(1),
  lines: WantedLines,
  /** Where it goes now; null where that stays. */
  shippingAddress: AddressInput.nullable().default(null),
  /** What lines cost that were in the order before: as they did then, or as today's price books say. New lines cost today's. */
  prices: z.enum(['kept', 'today']).default('kept'),
  /** Vouchers take off what they did, or are counted anew; what no longer fits is given back. */
  vouchers: z.enum(['kept', 'again']).default('kept'),
  /** Where a paid order then costs more: the rest is paid with the goods, or before they are packed. */
  rest: z.enum(['cash', 'ahead']).default('ahead'),
};

export const EditDraft = z.strictObject(draft);
export type EditDraft = z.infer<typeof EditDraft>;

const EditedSums = Order.pick({
  subtotal: true,
  tax: true,
  shippingFee: true,
  voucherDiscount: true,
  total: true,
});

export const EditPreview = z.object({
  before: EditedSums,
  after: EditedSums,
  items: z.array(OrderItem),
  /** What it costs more than before, or less. */
  difference: z.int(),
  /** What is still to be paid then, and what more goes back than does already. */
  missing: Vnd,
  refund: Vnd,
  status: OrderStatus,
  paymentMethod: PaymentMethod,
  /** Vouchers it no longer uses, by their codes. */
  vouchersGone: z.array(z.string()),
});
export type EditPreview = z.infer<typeof EditPreview>;

const refusals = [
  'ORDER_NOT_FOUND',
  'ORDER_STATE',
  'STALE_STATE',
  'PRODUCT_UNAVAILABLE',
  'VARIANT_REQUIRED',
  'VARIANT_NOT_FOUND',
  'OUT_OF_STOCK',
  'ORDER_TOO_LARGE',
  'ORDER_TOO_DEAR',
  'REPLACEMENT_GOODS',
  'UNKNOWN_PROVINCE',
  'UNKNOWN_DISTRICT',
  'UNKNOWN_WARD',
] as const;

export const previewEdit = defineRoute({
  name: 'orders/preview-edit',
  summary: 'What an order would cost with other lines or another address, and who would owe what',
  method: 'POST',
  path: '/admin/orders/{id}/edit-preview',
  access,
  params,
  body: EditDraft,
  reply: EditPreview,
  errors: [...refusals],
});

export const editOrder = defineRoute({
  name: 'orders/edit-order',
  summary: 'Change lines and address of an order that is not packed yet, as it was previewed',
  method: 'POST',
  path: '/admin/orders/{id}/edits',
  access,
  params,
  body: z.strictObject({
    ...draft,
    /** What was previewed; should it come to something else by now, nothing is changed. */
    expectedTotal: Vnd,
    reason: z.string().max(600).transform(tidy).pipe(z.string().min(1).max(300)),
    clientRequestId: RequestKey,
  }),
  reply: StaffOrder,
  errors: [...refusals, 'ORDER_CHANGED', 'SHELF_SHORT', 'TOO_MANY_OPEN_ORDERS'],
});
