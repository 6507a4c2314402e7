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
  /** Version of the order as it was read. */
  version: z.int().min(1),
  lines: WantedLines,
  /** New address; null keeps the present one. */
  shippingAddress: AddressInput.nullable().default(null),
  /** Prices of existing lines: as ordered, or by today's price books. New lines always cost today's prices. */
  prices: z.enum(['kept', 'today']).default('kept'),
  /** Vouchers keep their discounts, or are computed anew; those that no longer apply are given back. */
  vouchers: z.enum(['kept', 'again']).default('kept'),
  /** How the rest is paid if a paid order becomes more expensive: cash on delivery, or before packing. */
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
  /** Change of the total; negative if the order becomes cheaper. */
  difference: z.int(),
  /** `missing` is still to be paid; the other sum goes back in addition to present refunds. */
  missing: Vnd,
  refund: Vnd,
  status: OrderStatus,
  paymentMethod: PaymentMethod,
  /** Codes of the vouchers that the order no longer uses. */
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
    /** Total of the preview; if the total has changed since, the edit is refused. */
    expectedTotal: Vnd,
    reason: z.string().max(600).transform(tidy).pipe(z.string().min(1).max(300)),
    clientRequestId: RequestKey,
  }),
  reply: StaffOrder,
  errors: [...refusals, 'ORDER_CHANGED', 'SHELF_SHORT', 'TOO_MANY_OPEN_ORDERS'],
});
