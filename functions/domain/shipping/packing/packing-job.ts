import * as z from 'zod';
import { PackedParcel, PackingLine, PackingOrder } from '#shared/shipping/packing-order.ts';
import { staleOrder } from '#functions/domain/orders/order-record.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { packingFeed, shippingKeys } from '../shipping-keys.ts';

const StoredLine = PackingLine.extend({
  /** What a piece of it cost its buyer: what it is insured for. */
  price: z.int(),
  damaged: PackingLine.shape.damaged.default(0),
  missing: PackingLine.shape.missing.default(0),
});
export type StoredLine = z.infer<typeof StoredLine>;

const StoredParcel = PackedParcel.omit({ troubles: true, lost: true }).extend({
  /** For whom, where to and with what in it its label was made; what is something else now voids it. */
  madeFor: z.string().nullable(),
  note: z.string(),
  /** When its carrier is asked next; the clock that says another time is an older one. */
  checkAt: z.string().nullable(),
  /** It should have been fetched, or been there, by now. */
  isLate: z.boolean(),
  /** Its label says another sum than is due, and the carrier has it already. */
  codDiffers: z.boolean(),
  isUnknown: z.boolean(),
  /** How much of its cash counts as money of the order, where that is not all it had to collect. */
  bookedAmount: z.int().optional(),
  /** Its carrier told that a part of it was given back at the door; until somebody has taken that in. */
  isPartBack: z.boolean().default(false),
});
export type StoredParcel = z.infer<typeof StoredParcel>;

/**
 * How an order gets out of the house: what of it is packed where and by whom, and where its parcels are. It follows its
 * order, and what changes both is written as one.
 */
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
  /** Which state of its order it shows. */
  orderVersion: z.int(),
});
export type StoredJob = z.infer<typeof StoredJob>;

/** Refused like its order, which changes with it. */
export const jobRecord = versioned({
  entity: 'packing-job',
  schema: StoredJob,
  key: ({ id }: { id: string }) => shippingKeys.job(id),
  version: 'version',
  stale: staleOrder,
  feed: packingFeed,
});
