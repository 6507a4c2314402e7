import * as z from 'zod';
import { Customer, OrderCode, OrderId } from '../orders/order.ts';
import { DeliveryType } from '../orders/order-status.ts';
import { PaymentMethod } from '../payments/payment.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { ReviewPicture } from '../reviews/review.ts';
import { complaintKinds, parcelStages, parcelTroubles } from './parcel-choices.ts';
import { OrderPaymentStatus, OrderStatus } from '../values/order-status-schema.ts';
import { carrierNames } from '../values/carriers.ts';

/** How long an order is one packer's without a touch. */
export const claimMinutes = 20;

/** Pieces of one shelf that go into a parcel. */
export const PackingLine = z.object({
  /** Names the shelf: product, variant and warehouse. */
  id: z.string(),
  productId: z.string(),
  variantId: z.string().nullable(),
  name: z.string(),
  variantName: z.string().nullable(),
  sku: z.string(),
  /** What a scanner may read on it. */
  codes: z.array(z.string()),
  unit: z.string(),
  image: z.string(),
  ground: z.int(),
  quantity: z.int().min(1),
  /** So many of them lie in the box already. */
  packed: z.int().min(0),
  warehouseId: z.string(),
  /** Where in the warehouse it lies, as its people write it: “A-03-2”. */
  place: z.string(),
  parcel: z.int(),
  /** The combos it belongs to. */
  combos: z.array(z.string()),
  grams: z.int(),
  /** Once it came back and somebody looked: of its pieces those that are spoiled, and those that were not in the box. */
  damaged: z.int().min(0),
  missing: z.int().min(0),
});
export type PackingLine = z.infer<typeof PackingLine>;

/** Whose an order is while it is packed, and until when. */
export const PackingClaim = z.object({ userId: z.string(), name: z.string(), until: z.string() });
export type PackingClaim = z.infer<typeof PackingClaim>;

/** What a carrier's statement says of a parcel, once it has. */
export const PaidOut = z.object({
  statementId: z.string(),
  at: z.string(),
  collected: Vnd,
  feeOut: Vnd,
  feeBack: Vnd,
  /** For collecting the cash, where that is charged by itself. */
  codFee: Vnd.optional(),
  insurance: Vnd,
  compensation: Vnd,
  /** What came of it in the end: negative where the fees are more. */
  net: z.int(),
});
export type PaidOut = z.infer<typeof PaidOut>;

/** A difference between the cash to collect and the cash a statement tells, which the shop bears itself. */
export const CodAcceptance = z.object({
  /** What was to be collected less what came; negative where more came. */
  difference: z.int(),
  by: z.string(),
  at: z.string(),
});

/** Why the shop claims nothing from a carrier for what came back spoiled or not at all. */
export const ClaimWaiver = z.object({ reason: z.string(), by: z.string(), at: z.string() });

/** What a carrier said of a label last without anything coming of it: not delivered, of what it delivered before. */
export const UnheededWord = z.object({
  label: z.string(),
  said: z.string(),
  words: z.string().nullable(),
  at: z.string(),
});

/** A label that is no longer good. */
export const VoidedLabel = z.object({
  attempt: z.int(),
  label: z.string(),
  why: z.enum(['cancelled', 'edited', 'by_carrier', 'order_over', 'sent_again']),
  at: z.string(),
  /** What its way out and back cost, once a statement has said so. */
  paidOut: PaidOut.nullable(),
});

/** What the shop asks of a carrier that lost, spoiled or misweighed a parcel. */
export const Complaint = z.object({
  kind: z.enum(complaintKinds),
  note: z.string(),
  pictures: z.array(ReviewPicture.extend({ ready: z.boolean() })),
  /** What the carrier is to pay for it. */
  asked: Vnd,
  /** The day it has to answer by. */
  until: z.string(),
  by: z.string(),
  at: z.string(),
  /** What it paid in the end, and when that was settled: nothing where it was turned down. */
  paid: Vnd.nullable(),
  endedAt: z.string().nullable(),
});
export type Complaint = z.infer<typeof Complaint>;

/** What leaves one warehouse for one order. */
export const PackedParcel = z.object({
  number: z.int().min(1),
  warehouse: z.object({ id: z.string(), name: z.string() }),
  pieces: z.int(),
  /** By the goods in it, as the shop knows them. */
  grams: z.int(),
  /** As the packer's scales say. */
  weighed: z.int().nullable(),
  /** As the carrier's scales say. */
  carrierGrams: z.int().nullable(),
  value: Vnd,
  /** How often a carrier was asked to bring it. */
  attempt: z.int(),
  carrier: z.enum(carrierNames).nullable(),
  stage: z.enum(parcelStages),
  label: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** What the carrier last said, in its own code and words, and when. */
  said: z.string().nullable(),
  saidWords: z.string().nullable(),
  saidAt: z.string().nullable(),
  madeAt: z.string().nullable(),
  /** What is to be collected at the door. */
  cod: Vnd,
  fee: Vnd.nullable(),
  insurance: Vnd.nullable(),
  /** What it was to cost by the carrier's own quote, when it was asked to bring it. */
  quotedFee: Vnd.nullable(),
  complaint: Complaint.nullable(),
  /** What of it came back spoiled or not at all, and what its buyer would have paid for that. */
  lost: z.object({ damaged: z.int(), missing: z.int(), value: Vnd }),
  /** Three facts: it was delivered, its cash was collected, and that was paid to the shop. */
  deliveredAt: z.string().nullable(),
  collectedAt: z.string().nullable(),
  paidOut: PaidOut.nullable(),
  /** Its cash counts as money of the order. */
  booked: z.boolean(),
  codAccepted: CodAcceptance.optional(),
  claimWaived: ClaimWaiver.optional(),
  unheeded: UnheededWord.optional(),
  voided: z.array(VoidedLabel),
  troubles: z.array(z.enum(parcelTroubles)),
  /** Why the carrier would not have it. */
  refusal: z.string().nullable(),
});
export type PackedParcel = z.infer<typeof PackedParcel>;

/** What a carrier takes for a parcel, held against what it would for the goods alone. */
export const ParcelQuote = z.object({
  parcel: z.int(),
  /** What was asked for: as it was weighed, else by its goods. */
  grams: z.int(),
  /** False where it brings nothing there. */
  served: z.boolean(),
  fee: Vnd,
  expectedFee: Vnd,
});
export type ParcelQuote = z.infer<typeof ParcelQuote>;

export const PackingStep = z.object({
  at: z.string(),
  from: OrderStatus.nullable(),
  to: OrderStatus,
});

/** An order as those who pack it see it. */
export const PackingOrder = z.object({
  id: OrderId,
  code: OrderCode,
  status: OrderStatus,
  paymentStatus: OrderPaymentStatus,
  paymentMethod: PaymentMethod,
  deliveryType: DeliveryType,
  customer: Customer.pick({ fullName: true, phone: true }),
  phone: z.string(),
  address: z.string().nullable(),
  items: z.array(PackingLine),
  /** Where it is packed; of several the first. */
  warehouse: z.object({ id: z.string(), name: z.string() }).nullable(),
  total: Vnd,
  /** What its buyer still has to pay when it comes. */
  due: Vnd,
  notes: z.string(),
  /** The first parcel's, as the specification names them. */
  ghtkLabel: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  parcels: z.array(PackedParcel),
  claim: PackingClaim.nullable(),
  /** Who packed it, once it is. */
  packedBy: z.object({ userId: z.string(), name: z.string(), at: z.string() }).nullable(),
  /** Who took it in again and looked at its goods, where it came back. */
  takenIn: z.object({ userId: z.string(), name: z.string(), at: z.string() }).nullable(),
  /** The return of what its buyer gave back at the door, who kept the rest. */
  halfTaken: z.object({ returnId: z.string(), code: z.string() }).nullable(),
  troubles: z.array(z.enum(parcelTroubles)),
  timeline: z.array(PackingStep),
  createdAt: z.string(),
  /** From when it waited to be packed. */
  confirmedAt: z.string(),
  /** When the days are over that were promised for it; null for what is fetched, or has come. */
  dueAt: z.string().nullable(),
  /** Raised with every change. */
  version: z.int(),
});
export type PackingOrder = z.infer<typeof PackingOrder>;
