import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { OrderId } from '../orders/order.ts';
import { PictureIds } from '../reviews/review.ts';
import { tidy } from '../values/text.ts';
import { PackingOrder } from './packing-order.ts';
import { complaintKinds } from './parcel-choices.ts';

const work = {
  access: staff('orders.work'),
  params: z.object({ id: OrderId, parcel: z.coerce.number().int().min(1).max(80) }),
  reply: PackingOrder,
} as const;

const maxAmount = 1_000_000_000;

/** A complaint to the carrier, as staff fill it in. */
export const ComplaintDraft = z.strictObject({
  kind: z.enum(complaintKinds),
  note: z.string().max(1000).transform(tidy),
  /** Amount that the carrier should pay. */
  amount: z.int().min(0).max(maxAmount),
  /** Day by which the carrier has to answer. */
  until: z.iso.date(),
  media: PictureIds.default([]),
});

export const complainOfParcel = defineRoute({
  ...work,
  name: 'shipping/complain-of-parcel',
  summary: 'Hold the carrier to account for a parcel that was lost, spoiled or misweighed, with pictures',
  method: 'PUT',
  path: '/admin/orders/{id}/parcels/{parcel}/complaint',
  body: ComplaintDraft,
  errors: ['SHIPMENT_NOT_FOUND', 'UNKNOWN_UPLOAD'],
});

export const acceptCodDifference = defineRoute({
  ...work,
  access: staff('payments.manage'),
  name: 'shipping/accept-cod-difference',
  summary: 'Bear the difference between the cash a parcel had to collect and what its statement tells',
  method: 'POST',
  path: '/admin/orders/{id}/parcels/{parcel}/cod-difference',
  /** The difference as the accepting person read it, so that a changed one is refused. */
  body: z.strictObject({ difference: z.int().min(-maxAmount).max(maxAmount) }),
  errors: ['ORDER_NOT_FOUND', 'SHIPMENT_NOT_FOUND', 'STALE_STATE'],
});

/** The reason why nothing is claimed for goods that came back damaged or not at all, as staff fill it in. */
export const ClaimWaiverDraft = z.strictObject({
  reason: z.string().max(500).transform(tidy).pipe(z.string().min(1)),
});

export const waiveClaim = defineRoute({
  ...work,
  name: 'shipping/waive-claim',
  summary: 'Write down why nothing is claimed for goods that came back damaged or not at all',
  method: 'POST',
  path: '/admin/orders/{id}/parcels/{parcel}/claim-waiver',
  body: ClaimWaiverDraft,
  errors: ['SHIPMENT_NOT_FOUND', 'STALE_STATE'],
});

export const ComplaintEnd = z.strictObject({
  /** 0 if the carrier turned the complaint down. */
  paid: z.int().min(0).max(maxAmount),
});

export const endComplaint = defineRoute({
  ...work,
  name: 'shipping/end-complaint',
  summary: 'Say what the carrier paid for a parcel it had to answer for',
  method: 'POST',
  path: '/admin/orders/{id}/parcels/{parcel}/complaint/end',
  body: ComplaintEnd,
  errors: ['SHIPMENT_NOT_FOUND', 'STALE_STATE'],
});
