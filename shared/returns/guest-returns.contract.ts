import * as z from 'zod';
import { FileReply } from '../contract/file-reply.ts';
import { defineRoute } from '../contract/route.ts';
import { ofGuestOrder } from '../orders/guest-proof.ts';
import { OrderId } from '../orders/order.ts';
import {
  KeepBody,
  ReturnRequestInput,
  slipRefusals,
  returnRequestRefusals,
} from './member-returns.contract.ts';
import { ReturnId, ReturnOrder, TrackingEvent } from './return-order.ts';

/** A guest's returns need the same proof as the guest's order, because a return leads to a refund. */
const path = '/public/orders/guest/{id}/returns' as const;
const one = { ...ofGuestOrder, params: z.object({ id: OrderId, returnId: ReturnId }) } as const;

export const requestGuestReturn = defineRoute({
  ...ofGuestOrder,
  name: 'returns/request-guest-return',
  summary: 'Ask to give back some of what came with a guest’s order',
  method: 'POST',
  path,
  // Uploaded pictures need an account.
  body: ReturnRequestInput.omit({ media: true }),
  reply: ReturnOrder,
  status: 201,
  errors: [...returnRequestRefusals.filter((code) => code !== 'UNKNOWN_UPLOAD'), 'GUEST_PROOF_NEEDED'],
  limit: { calls: 20, seconds: 60, by: ['sessionId', 'token'] },
});

export const listGuestReturns = defineRoute({
  ...ofGuestOrder,
  name: 'returns/list-guest-returns',
  summary: 'The returns of a guest’s order, newest first',
  method: 'GET',
  path,
  reply: z.array(ReturnOrder),
});

export const listGuestReturnTracking = defineRoute({
  ...one,
  name: 'returns/list-guest-return-tracking',
  summary: 'The way of a guest’s return, oldest step first',
  method: 'GET',
  path: '/public/orders/guest/{id}/returns/{returnId}/tracking',
  reply: z.array(TrackingEvent),
  errors: [...ofGuestOrder.errors, 'RETURN_NOT_FOUND'],
});

export const getGuestReturnSlip = defineRoute({
  ...one,
  name: 'returns/get-guest-return-slip',
  summary: 'What goes on the parcel of a guest’s approved return',
  method: 'GET',
  path: '/public/orders/guest/{id}/returns/{returnId}/slip',
  file: 'application/pdf',
  reply: FileReply,
  errors: [...ofGuestOrder.errors, ...slipRefusals],
});

export const cancelGuestReturn = defineRoute({
  ...one,
  name: 'returns/cancel-guest-return',
  summary: 'Keep the goods of a guest’s return after all',
  method: 'PUT',
  path: '/public/orders/guest/{id}/returns/{returnId}/cancel',
  body: KeepBody,
  reply: ReturnOrder,
  errors: [...ofGuestOrder.errors, 'RETURN_NOT_FOUND', 'RETURN_STATE', 'STALE_STATE'],
});
