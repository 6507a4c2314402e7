import * as z from 'zod';
import { FileReply } from '../contract/file-reply.ts';
import { RequestKey } from '../orders/place-order.contract.ts';
import { defineList } from '../lists/list-contract.ts';
import { maxOrderLines, OrderId } from '../orders/order.ts';
import { defineRoute } from '../contract/route.ts';
import { tidy } from '../values/text.ts';
import {
  PictureIds,
  ReturnId,
  ReturnMethod,
  ReturnNote,
  ReturnOrder,
  ReturnReason,
  TrackingEvent,
} from './return-order.ts';
import { returnList } from './return-choices.ts';
import { Resolution } from './return-status.ts';

const params = z.object({ id: ReturnId });
const own = { access: 'member', params } as const;

/** A slip exists only between the shop's approval and the arrival of the goods. */
export const slipRefusals = ['RETURN_NOT_FOUND', 'RETURN_STATE'] as const;

const Line = z.strictObject({ itemId: z.string().min(1).max(200), quantity: z.int().min(1).max(999) });

/** Request for a return: the pieces, the reason, the method and the wished resolution. */
export const ReturnRequestInput = z.strictObject({
  items: z
    .array(Line)
    .min(1)
    .max(maxOrderLines)
    .refine((lines) => new Set(lines.map(({ itemId }) => itemId)).size === lines.length, {
      error: 'each-once',
    }),
  reason: ReturnReason,
  note: ReturnNote.default(''),
  resolution: Resolution.default('refund'),
  method: ReturnMethod.default('pickup'),
  media: PictureIds.default([]),
  /** Idempotency key, made by the browser once per intent: the same key returns the same return. */
  clientRequestId: RequestKey.optional(),
});

/** Reasons for which a return request is refused. */
export const returnRequestRefusals = [
  'ORDER_NOT_FOUND',
  'ORDER_STATE',
  'RETURN_WINDOW_CLOSED',
  'RETURN_LINE_UNKNOWN',
  'RETURN_TOO_MANY',
  'RETURN_EXISTS',
  'UNKNOWN_UPLOAD',
  'REQUEST_DIFFERS',
  'STALE_STATE',
] as const;

export const requestReturn = defineRoute({
  name: 'returns/request-return',
  summary: 'Ask to give back some of what came with an order',
  method: 'POST',
  path: '/return-orders',
  access: 'member',
  body: ReturnRequestInput.extend({ orderId: OrderId }),
  reply: ReturnOrder,
  status: 201,
  errors: returnRequestRefusals,
  limit: { calls: 30, seconds: 60 },
});

export const listReturns = defineList({
  name: 'returns/list-returns',
  summary: 'The member’s returns, newest first',
  path: '/return-orders',
  access: 'member',
  list: returnList,
  row: ReturnOrder,
});

export const getReturn = defineRoute({
  ...own,
  name: 'returns/get-return',
  summary: 'One return of the member’s own',
  method: 'GET',
  path: '/return-orders/{id}',
  reply: ReturnOrder,
  errors: ['RETURN_NOT_FOUND'],
});

export const listReturnTracking = defineRoute({
  ...own,
  name: 'returns/list-return-tracking',
  summary: 'A return’s way, oldest step first',
  method: 'GET',
  path: '/return-orders/{id}/tracking',
  reply: z.array(TrackingEvent),
  errors: ['RETURN_NOT_FOUND'],
});

export const getReturnSlip = defineRoute({
  ...own,
  name: 'returns/get-return-slip',
  summary: 'What goes on the parcel of an approved return: its code to be scanned, and where it goes',
  method: 'GET',
  path: '/return-orders/{id}/slip',
  file: 'application/pdf',
  reply: FileReply,
  errors: slipRefusals,
  limit: { calls: 60, seconds: 60 },
});

export const KeepBody = z.strictObject({
  reason: z.string().max(1000).transform(tidy).pipe(z.string().max(500)).default(''),
});

export const cancelReturn = defineRoute({
  ...own,
  name: 'returns/cancel-return',
  summary: 'Keep the goods after all',
  method: 'PUT',
  path: '/return-orders/{id}/cancel',
  body: KeepBody,
  reply: ReturnOrder,
  errors: ['RETURN_NOT_FOUND', 'RETURN_STATE', 'STALE_STATE'],
});
