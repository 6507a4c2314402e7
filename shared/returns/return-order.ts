import * as z from 'zod';
import { OrderItem, OrderId } from '../orders/order.ts';
import { ReviewPicture, PictureIds } from '../reviews/review.ts';
import { tidy } from '../values/text.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { QaResult, Resolution, ReturnStatus } from './return-status.ts';

export const ReturnId = z.string().min(1).max(40);

export const returnReasons = [
  'damaged',
  'wrong_item',
  'not_as_described',
  'missing_parts',
  'poor_quality',
  'changed_mind',
  'other',
] as const;
export const ReturnReason = z.enum(returnReasons);
export type ReturnReason = z.infer<typeof ReturnReason>;

/** How the goods come back: fetched at the door, or brought to one of the market's warehouses. */
export const ReturnMethod = z.enum(['pickup', 'drop_off']);
export type ReturnMethod = z.infer<typeof ReturnMethod>;

export const returnRules = { maxNote: 1000, maxPictures: 5 } as const;

export const ReturnNote = z.string().max(2000).transform(tidy).pipe(z.string().max(returnRules.maxNote));
export { PictureIds };

/** Some pieces of one line of the order, as they were bought. */
export const ReturnItem = OrderItem.pick({
  productId: true,
  variantId: true,
  variantName: true,
  name: true,
  slug: true,
  image: true,
  ground: true,
  unitTotal: true,
  quantity: true,
}).extend({
  /** The line of the order they belong to. */
  itemId: z.string(),
  /** Their share of what was paid for the goods. */
  refundAmount: Vnd,
});
export type ReturnItem = z.infer<typeof ReturnItem>;

export const ReturnOrder = z.object({
  id: ReturnId,
  code: z.string(),
  orderId: OrderId,
  orderCode: z.string(),
  status: ReturnStatus,
  resolution: Resolution,
  method: ReturnMethod,
  reason: ReturnReason,
  note: z.string(),
  items: z.array(ReturnItem),
  totalQuantity: z.int(),
  refundAmount: Vnd,
  media: z.array(ReviewPicture),
  /** Pictures that are still being prepared. */
  pendingMedia: z.int().min(0),
  /** What the shop said of it last: why it was refused, what was wrong with the goods. */
  shopNote: z.string().nullable(),
  qaResult: QaResult.nullable(),
  courierName: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  approvedAt: z.string().nullable(),
  qcAt: z.string().nullable(),
  endedAt: z.string().nullable(),
});
export type ReturnOrder = z.infer<typeof ReturnOrder>;

/** One step of a return's way. */
export const TrackingEvent = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(['status', 'tracking']),
  from: ReturnStatus.nullable(),
  to: ReturnStatus,
  by: z.enum(['shopper', 'staff']),
  note: z.string(),
});
export type TrackingEvent = z.infer<typeof TrackingEvent>;
