import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { EditPreview } from './edit-order.contract.ts';
import { OrderCode, OrderId } from './order.ts';
import { RequestKey } from './place-order.contract.ts';
import { StaffOrder } from './staff-orders.contract.ts';

const access = staff('orders.work');
const params = z.object({ id: OrderId });

const draft = {
  /** The order whose lines come into this one, and that ends with it. */
  fromId: OrderId,
  /** The order they come into, as it was seen. */
  version: z.int().min(1),
  /** Vouchers of this order take off what they did, or are counted anew with all lines; those of the other are given back. */
  vouchers: z.enum(['kept', 'again']).default('kept'),
  /** Where this order was paid: what then is missing is paid with the goods, or before they are packed. */
  rest: z.enum(['cash', 'ahead']).default('ahead'),
};

export const MergeDraft = z.strictObject(draft);
export type MergeDraft = z.infer<typeof MergeDraft>;

export const MergePreview = EditPreview.extend({
  from: z.object({ id: OrderId, code: OrderCode, total: Vnd }),
  /** Vouchers of the other, by their codes: their buyer has them again. */
  vouchersBack: z.array(z.string()),
  /** What staff had taken off the other by hand, and is not taken off now. */
  discountGone: Vnd,
});
export type MergePreview = z.infer<typeof MergePreview>;

const refusals = [
  'ORDER_NOT_FOUND',
  'ORDER_STATE',
  'STALE_STATE',
  'ORDER_MERGE_STATE',
  'ORDER_MERGE_PAID',
  'ORDER_MERGE_BUYER',
  'ORDER_MERGE_DELIVERY',
  'OUT_OF_STOCK',
  'ORDER_TOO_LARGE',
  'ORDER_TOO_DEAR',
] as const;

export const previewMerge = defineRoute({
  name: 'orders/preview-merge',
  summary: 'What an order would cost with the lines of another of the same buyer, which ends with that',
  method: 'POST',
  path: '/admin/orders/{id}/merge-preview',
  access,
  params,
  body: MergeDraft,
  reply: MergePreview,
  errors: [...refusals],
});

export const mergeOrders = defineRoute({
  name: 'orders/merge-orders',
  summary: 'Take all lines of another order of the same buyer into this one, as it was previewed',
  method: 'POST',
  path: '/admin/orders/{id}/merges',
  access,
  params,
  body: z.strictObject({
    ...draft,
    /** What was previewed; should it come to something else by now, nothing is changed. */
    expectedTotal: Vnd,
    clientRequestId: RequestKey,
  }),
  reply: StaffOrder,
  errors: [...refusals, 'ORDER_CHANGED', 'SHELF_SHORT', 'TOO_MANY_OPEN_ORDERS'],
});
