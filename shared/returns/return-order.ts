import * as z from 'zod';
import { OrderItem, OrderId } from '../orders/order.ts';
import { ReviewPicture, PictureIds } from '../reviews/review.ts';
import { tidy } from '../values/text.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { returnMethods, returnReasons } from './return-choices.ts';
import { Fault, QaResult, Resolution, ReturnStatus } from './return-status.ts';

export const ReturnId = z.string().min(1).max(40);

export const ReturnReason = z.enum(returnReasons);
export type ReturnReason = z.infer<typeof ReturnReason>;

export const ReturnMethod = z.enum(returnMethods);
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
  /** Their share of what was paid for the goods: of all that was asked for, then of what passed. */
  refundAmount: Vnd,
  /** How many pieces the shop accepts: their buyer gets money or other goods. Null until somebody has looked. */
  passed: z.int().min(0).nullable().default(null),
  /** Of these, how many went back on the shelf; the others are written off. */
  restocked: z.int().min(0).default(0),
  /** What was found. */
  qaNote: z.string().default(''),
});
export type ReturnItem = z.infer<typeof ReturnItem>;

/** A picture of what came back, and of which line. */
export const InspectionPicture = ReviewPicture.extend({ itemId: z.string() });

/** What a return sets right, as `return-effects.ts` has it. */
export const ReturnEffects = z.object({
  /** Whose fault it was. */
  fault: Fault,
  /** What of the price of the goods goes back. */
  goods: Vnd,
  /** What of the shipping that was paid goes back. */
  shipping: Vnd,
  /** Whether vouchers are its buyer's again, once all of the order went back so. */
  vouchers: z.boolean(),
  /** As much less of the order counts for points, and for a referrer's reward. */
  uncounted: Vnd,
});
export type ReturnEffects = z.infer<typeof ReturnEffects>;

/** How pieces the shop did not accept went back to their buyer; without a number where they were handed over. */
export const SentBack = z.object({ at: z.string(), courierName: z.string(), trackingNumber: z.string() });
export type SentBack = z.infer<typeof SentBack>;

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
  /**
   * What of that really goes back, once somebody has looked: nothing for other goods, nor where nothing had been paid. Null
   * before, and of returns from before it was kept.
   */
  moneyBack: Vnd.nullable().default(null),
  media: z.array(ReviewPicture),
  /** What staff photographed when they looked at the goods. */
  inspectionMedia: z.array(InspectionPicture).default([]),
  /** Pictures that are still being prepared. */
  pendingMedia: z.int().min(0),
  /** What the shop said of it last: why it was refused, what was wrong with the goods. */
  shopNote: z.string().nullable(),
  qaResult: QaResult.nullable(),
  /** Once somebody has looked at the goods. */
  effects: ReturnEffects.nullable().default(null),
  /** The order of what was sent in their place. */
  replacement: z.object({ id: OrderId, code: z.string() }).nullable().default(null),
  /** Of other goods in their place: what those that came back were worth, and what the new order cost as it was made. */
  exchange: z.object({ credit: Vnd, total: Vnd }).nullable().default(null),
  /** Pieces the shop did not accept: their buyer is to get them again. None of returns from before that was kept. */
  refusedPieces: z.int().min(0).default(0),
  /** How those went back to their buyer, once they have. */
  sentBack: SentBack.nullable().default(null),
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
  kind: z.enum(['status', 'tracking', 'sent_back']),
  from: ReturnStatus.nullable(),
  to: ReturnStatus,
  by: z.enum(['shopper', 'staff']),
  note: z.string(),
});
export type TrackingEvent = z.infer<typeof TrackingEvent>;
