import * as z from 'zod';
import { Customer, OrderCode, OrderId } from '../orders/order.ts';
import { DeliveryType } from '../orders/order-status.ts';
import { PaymentMethod } from '../payments/payment.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { ReviewPicture } from '../reviews/review.ts';
import { complaintKinds, parcelStages, parcelTroubles } from './parcel-choices.ts';
import { OrderPaymentStatus, OrderStatus } from '../values/order-status-schema.ts';
import { carrierNames } from '../values/carriers.ts';

/** Minutes without activity until an order's packing lease ends. */
export const claimMinutes = 20;

/** Pieces from one shelf that go into one parcel. */
export const PackingLine = z.object({
  /** Id of the shelf: product, variant and warehouse. */
  id: z.string(),
  productId: z.string(),
  variantId: z.string().nullable(),
  name: z.string(),
  variantName: z.string().nullable(),
  sku: z.string(),
  /** Codes that a scanner may read on the goods. */
  codes: z.array(z.string()),
  unit: z.string(),
  image: z.string(),
  ground: z.int(),
  quantity: z.int().min(1),
  /** Number of the pieces that are already in the box. */
  packed: z.int().min(0),
  warehouseId: z.string(),
  /** The shelf's name in the warehouse, as its staff write it: “A-03-2”. */
  place: z.string(),
  parcel: z.int(),
  /** Combos that the line belongs to. */
  combos: z.array(z.string()),
  grams: z.int(),
  /** Set after returned goods were inspected: how many pieces are damaged, and how many were not in the box. */
  damaged: z.int().min(0),
  missing: z.int().min(0),
});
export type PackingLine = z.infer<typeof PackingLine>;

/** Packing lease of an order: the holder, and until when. */
export const PackingClaim = z.object({ userId: z.string(), name: z.string(), until: z.string() });
export type PackingClaim = z.infer<typeof PackingClaim>;

/** Figures of a parcel from its carrier's statement. */
export const PaidOut = z.object({
  statementId: z.string(),
  at: z.string(),
  collected: Vnd,
  feeOut: Vnd,
  feeBack: Vnd,
  /** Fee for collecting the cash, if it is charged separately. */
  codFee: Vnd.optional(),
  insurance: Vnd,
  compensation: Vnd,
  /** Net sum of the parcel; negative if the fees exceed the rest. */
  net: z.int(),
});
export type PaidOut = z.infer<typeof PaidOut>;

/** A difference between the cash to collect and the cash in the statement, which the shop bears itself. */
export const CodAcceptance = z.object({
  /** The cash to collect minus the cash received; negative if more was received. */
  difference: z.int(),
  by: z.string(),
  at: z.string(),
});

/** The reason why the shop claims nothing from the carrier for goods that came back damaged or not at all. */
export const ClaimWaiver = z.object({ reason: z.string(), by: z.string(), at: z.string() });

/** A carrier's latest status that was not applied, for example "not delivered" after delivery. */
export const UnheededWord = z.object({
  label: z.string(),
  said: z.string(),
  words: z.string().nullable(),
  at: z.string(),
});

/** A label that is no longer valid. */
export const VoidedLabel = z.object({
  attempt: z.int(),
  label: z.string(),
  why: z.enum(['cancelled', 'edited', 'by_carrier', 'order_over', 'sent_again']),
  at: z.string(),
  /** Cost of its way out and back, once a statement has it. */
  paidOut: PaidOut.nullable(),
});

/** The shop's complaint to a carrier that lost, damaged or misweighed a parcel. */
export const Complaint = z.object({
  kind: z.enum(complaintKinds),
  note: z.string(),
  pictures: z.array(ReviewPicture.extend({ ready: z.boolean() })),
  /** Amount that the carrier should pay. */
  asked: Vnd,
  /** Day by which the carrier has to answer. */
  until: z.string(),
  by: z.string(),
  at: z.string(),
  /** Amount that the carrier paid in the end (0 if it refused), and when it was settled. */
  paid: Vnd.nullable(),
  endedAt: z.string().nullable(),
});
export type Complaint = z.infer<typeof Complaint>;

/** Goods that leave one warehouse for one order. */
export const PackedParcel = z.object({
  number: z.int().min(1),
  warehouse: z.object({ id: z.string(), name: z.string() }),
  pieces: z.int(),
  /** Weight computed from the goods in the parcel. */
  grams: z.int(),
  /** Weight on the packer's scales. */
  weighed: z.int().nullable(),
  /** Weight on the carrier's scales. */
  carrierGrams: z.int().nullable(),
  value: Vnd,
  /** Number of times that a carrier was asked to deliver the parcel. */
  attempt: z.int(),
  carrier: z.enum(carrierNames).nullable(),
  stage: z.enum(parcelStages),
  label: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** The carrier's latest status, in its own code and text, and its time. */
  said: z.string().nullable(),
  saidWords: z.string().nullable(),
  saidAt: z.string().nullable(),
  madeAt: z.string().nullable(),
  /** Cash to collect at the door. */
  cod: Vnd,
  fee: Vnd.nullable(),
  insurance: Vnd.nullable(),
  /** The carrier's quote at the time it was asked to deliver the parcel. */
  quotedFee: Vnd.nullable(),
  complaint: Complaint.nullable(),
  /** Pieces that came back damaged or not at all, and the price its buyer would have paid for them. */
  lost: z.object({ damaged: z.int(), missing: z.int(), value: Vnd }),
  /** Separate facts: the parcel was delivered, its cash collected, and the cash paid to the shop. */
  deliveredAt: z.string().nullable(),
  collectedAt: z.string().nullable(),
  paidOut: PaidOut.nullable(),
  /** True if its cash is booked as a payment of the order. */
  booked: z.boolean(),
  codAccepted: CodAcceptance.optional(),
  claimWaived: ClaimWaiver.optional(),
  unheeded: UnheededWord.optional(),
  voided: z.array(VoidedLabel),
  troubles: z.array(z.enum(parcelTroubles)),
  /** The carrier's reason for refusing the parcel. */
  refusal: z.string().nullable(),
});
export type PackedParcel = z.infer<typeof PackedParcel>;

/** A carrier's fee for a parcel, compared with its fee for the weight of the goods alone. */
export const ParcelQuote = z.object({
  parcel: z.int(),
  /** Weight of the quote: as weighed, else computed from the goods. */
  grams: z.int(),
  /** False if the carrier does not deliver there. */
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

/** An order as packers see it. */
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
  /** The warehouse that packs it; the first one if there are several. */
  warehouse: z.object({ id: z.string(), name: z.string() }).nullable(),
  total: Vnd,
  /** Amount that its buyer still has to pay on delivery. */
  due: Vnd,
  notes: z.string(),
  /** Label and tracking number of the first parcel, under the names in the specification. */
  ghtkLabel: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  parcels: z.array(PackedParcel),
  claim: PackingClaim.nullable(),
  /** The packer; null until the order is packed. */
  packedBy: z.object({ userId: z.string(), name: z.string(), at: z.string() }).nullable(),
  /** The person who took a returned order in and inspected its goods. */
  takenIn: z.object({ userId: z.string(), name: z.string(), at: z.string() }).nullable(),
  /** The return for goods that the buyer gave back at the door while keeping the rest. */
  halfTaken: z.object({ returnId: z.string(), code: z.string() }).nullable(),
  troubles: z.array(z.enum(parcelTroubles)),
  timeline: z.array(PackingStep),
  createdAt: z.string(),
  /** Time since which the order waits to be packed. */
  confirmedAt: z.string(),
  /** End of the promised delivery time; null for pickup orders and delivered ones. */
  dueAt: z.string().nullable(),
  /** Incremented with every change; used for the version check. */
  version: z.int(),
});
export type PackingOrder = z.infer<typeof PackingOrder>;
