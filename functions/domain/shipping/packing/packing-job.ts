import * as z from 'zod';
import { PackedParcel, PackingLine, PackingOrder } from '#shared/shipping/packing-order.ts';
import { staleOrder } from '#functions/domain/orders/order-record.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { packingFeed, shippingKeys } from '../shipping-keys.ts';

const StoredLine = PackingLine.extend({
  /** Price of one piece for the buyer, which is also its insured value. */
  price: z.int(),
  damaged: PackingLine.shape.damaged.default(0),
  missing: PackingLine.shape.missing.default(0),
});
export type StoredLine = z.infer<typeof StoredLine>;

const StoredParcel = PackedParcel.omit({ troubles: true, lost: true }).extend({
  /** Hash of recipient, address and contents of the label. A change of them voids it. */
  madeFor: z.string().nullable(),
  note: z.string(),
  /** Time of the next status check. A scheduled check with another time is outdated. */
  checkAt: z.string().nullable(),
  /** Whether it should have been fetched or delivered by now. */
  isLate: z.boolean(),
  /** Whether the label shows another amount than is due, although the carrier has the parcel. */
  codDiffers: z.boolean(),
  isUnknown: z.boolean(),
  /** Part of its cash that is booked as money of the order, if that differs from what it had to collect. */
  bookedAmount: z.int().optional(),
  /** Set if the carrier reported that a part was given back at the door, until staff have taken it in. */
  isPartBack: z.boolean().default(false),
});
export type StoredParcel = z.infer<typeof StoredParcel>;

/** Packing and delivery of an order. The job follows its order; a change of both is one transaction. */
export const StoredJob = PackingOrder.omit({
  items: true,
  parcels: true,
  warehouse: true,
  phone: true,
  ghtkLabel: true,
  trackingNumber: true,
  troubles: true,
}).extend({
  lines: z.array(StoredLine),
  parcels: z.array(StoredParcel),
  takenIn: PackingOrder.shape.takenIn.default(null),
  halfTaken: PackingOrder.shape.halfTaken.default(null),
  dueAt: PackingOrder.shape.dueAt.default(null),
  /** Version of the order that it shows. */
  orderVersion: z.int(),
});
export type StoredJob = z.infer<typeof StoredJob>;

/** A stale job is refused as a stale order, because both change in one transaction. */
export const jobRecord = versioned({
  entity: 'packing-job',
  schema: StoredJob,
  key: ({ id }: { id: string }) => shippingKeys.job(id),
  version: 'version',
  stale: staleOrder,
  missing: 'SHIPMENT_NOT_FOUND',
  feed: packingFeed,
});
