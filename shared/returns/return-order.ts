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

/** Some pieces of one order line, as they were bought. */
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
  /** Id of the order line. */
  itemId: z.string(),
  /** Share of the sum paid for the goods: of requested pieces, after inspection of accepted ones. */
  refundAmount: Vnd,
  /** Number of accepted pieces, for which the buyer gets money or other goods. Null until the inspection. */
  passed: z.int().min(0).nullable().default(null),
  /** Number of accepted pieces that went back on the shelf; the others are written off. */
  restocked: z.int().min(0).default(0),
  /** Findings of the inspection. */
  qaNote: z.string().default(''),
});
export type ReturnItem = z.infer<typeof ReturnItem>;

/** A picture of the inspection, with the line that it shows. */
export const InspectionPicture = ReviewPicture.extend({ itemId: z.string() });

/** Effects of a return, as `return-effects.ts` defines them. */
export const ReturnEffects = z.object({
  /** The responsible side. */
  fault: Fault,
  /** Refunded part of the goods' price. */
  goods: Vnd,
  /** Refunded part of the paid shipping fee. */
  shipping: Vnd,
  /** Whether the buyer gets vouchers back, once the whole order was returned by this rule. */
  vouchers: z.boolean(),
  /** Amount of the order that no longer counts for points and for the referrer's reward. */
  uncounted: Vnd,
});
export type ReturnEffects = z.infer<typeof ReturnEffects>;

/** Shipment of refused pieces back to the buyer; without a tracking number if they were handed over. */
export const SendBackShipment = z.object({
  at: z.string(),
  courierName: z.string(),
  trackingNumber: z.string(),
});
export type SendBackShipment = z.infer<typeof SendBackShipment>;

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
   * Part of `refundAmount` that really goes back, set by the inspection. It is 0 for an exchange and for an
   * unpaid order. Null before the inspection, and for returns older than this field.
   */
  moneyBack: Vnd.nullable().default(null),
  media: z.array(ReviewPicture),
  /** Pictures that staff took during the inspection. */
  inspectionMedia: z.array(InspectionPicture).default([]),
  /** Pictures that are still being prepared. */
  pendingMedia: z.int().min(0),
  /** The shop's latest note: why the return was refused, or what was wrong with the goods. */
  shopNote: z.string().nullable(),
  qaResult: QaResult.nullable(),
  /** Null until the inspection. */
  effects: ReturnEffects.nullable().default(null),
  /** The order of the replacement. */
  replacement: z.object({ id: OrderId, code: z.string() }).nullable().default(null),
  /** Exchange for other goods: credit of the returned ones, and total of the new order as placed. */
  exchange: z.object({ credit: Vnd, total: Vnd }).nullable().default(null),
  /** Number of refused pieces, which go back to the buyer. 0 for returns older than this field. */
  refusedPieces: z.int().min(0).default(0),
  /** Shipment of the refused pieces to the buyer; null until then. */
  sentBack: SendBackShipment.nullable().default(null),
  courierName: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  approvedAt: z.string().nullable(),
  qcAt: z.string().nullable(),
  endedAt: z.string().nullable(),
});
export type ReturnOrder = z.infer<typeof ReturnOrder>;

/** A step in the history of a return. */
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
