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
  /** The order whose lines are moved into this one; it ends with the merge. */
  fromId: OrderId,
  /** Version of the receiving order as it was read. */
  version: z.int().min(1),
  /** This order's vouchers keep their discounts or are recomputed; the other's are given back. */
  vouchers: z.enum(['kept', 'again']).default('kept'),
  /** Payment of the missing rest, if this order was paid: in cash on delivery, or before packing. */
  rest: z.enum(['cash', 'ahead']).default('ahead'),
};

export const MergeDraft = z.strictObject(draft);
export type MergeDraft = z.infer<typeof MergeDraft>;

export const MergePreview = EditPreview.extend({
  from: z.object({ id: OrderId, code: OrderCode, total: Vnd }),
  /** Codes of the other order's vouchers, which its buyer gets back. */
  vouchersBack: z.array(z.string()),
  /** Manual discount of the other order, which is lost in the merge. */
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
    /** Total of the preview; if the total has changed since, the merge is refused. */
    expectedTotal: Vnd,
    clientRequestId: RequestKey,
  }),
  reply: StaffOrder,
  errors: [...refusals, 'ORDER_CHANGED', 'SHELF_SHORT', 'TOO_MANY_OPEN_ORDERS'],
});
