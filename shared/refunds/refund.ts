import * as z from 'zod';
import { tidy } from '../values/text.ts';
import { VndInput, Vnd } from '../values/vnd-schema.ts';
import { refundKinds, refundStatuses, refundWays } from './refund-choices.ts';

export const RefundId = z.string().min(1).max(40);

const line = (most: number) =>
  z
    .string()
    .max(most * 2)
    .transform(tidy)
    .pipe(z.string().max(most));
const said = (most: number) => line(most).pipe(z.string().min(1));

/** The bank account that receives the transfer. */
export const BankAccount = z.strictObject({
  bin: z.string().regex(/^\d{6}$/),
  account: z
    .string()
    .transform((text) => text.replace(/[\s.-]/g, ''))
    .pipe(z.string().regex(/^[0-9A-Za-z]{4,19}$/)),
  holder: said(80),
});
export type BankAccount = z.infer<typeof BankAccount>;

/** Request for a refund: the amount, the reason, the way, and the order or notice it belongs to. */
export const RefundDraft = z
  .strictObject({
    kind: z.enum(refundKinds),
    amount: VndInput.min(1),
    reason: said(300),
    way: z.enum(refundWays),
    /** The order's id or code; or the notice of money that belongs to no order. */
    orderId: z.string().trim().min(1).max(40).nullish(),
    noticeId: z.string().min(1).max(400).nullish(),
    returnOrderId: z.string().min(1).max(40).nullish(),
    /** The payment that is refunded; by default the one that brought the most. */
    paymentId: z.string().min(1).max(64).nullish(),
    account: BankAccount.nullish(),
  })
  .refine(({ orderId, noticeId }) => Boolean(orderId ?? noticeId), { path: ['orderId'], error: 'required' })
  .refine(({ way, account }) => way !== 'bank' || Boolean(account), { path: ['account'], error: 'required' });
export type RefundDraft = z.infer<typeof RefundDraft>;

export const Refund = z.object({
  id: RefundId,
  code: z.string(),
  status: z.enum(refundStatuses),
  kind: z.enum(refundKinds),
  way: z.enum(refundWays),
  amount: Vnd,
  reason: z.string(),
  orderId: z.string().nullable(),
  orderCode: z.string().nullable(),
  customer: z.string(),
  paymentId: z.string().nullable(),
  noticeId: z.string().nullable(),
  returnId: z.string().nullable(),
  account: z.object({ bin: z.string(), account: z.string(), holder: z.string() }).nullable(),
  /** Whether a second person, other than the requester, has to approve it. */
  needsSecond: z.boolean(),
  /** User ids; null for the shop itself. */
  requestedBy: z.string().nullable(),
  decidedBy: z.string().nullable(),
  processedBy: z.string().nullable(),
  decidedReason: z.string(),
  attempts: z.int(),
  failedAttempts: z.int(),
  /** Latest error, as the provider wrote it. */
  error: z.string().nullable(),
  /** Reference of the provider or the bank. */
  reference: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  decidedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  version: z.int(),
});
export type Refund = z.infer<typeof Refund>;

export const attemptOutcomes = ['under-way', 'accepted', 'unknown', 'succeeded', 'failed'] as const;

/** An attempt to send the money. */
export const RefundAttempt = z.object({
  refundId: z.string(),
  refundCode: z.string(),
  attempt: z.int(),
  status: z.enum(attemptOutcomes),
  way: z.enum(refundWays),
  amount: Vnd,
  error: z.string().nullable(),
  reference: z.string().nullable(),
  /** The person who started the attempt. */
  by: z.string().nullable(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
});
export type RefundAttempt = z.infer<typeof RefundAttempt>;

/** An entry in a refund's history. */
export const RefundEvent = z.object({
  id: z.string(),
  at: z.string(),
  from: z.enum(refundStatuses).nullable(),
  to: z.enum(refundStatuses),
  by: z.string().nullable(),
  note: z.string(),
});
export type RefundEvent = z.infer<typeof RefundEvent>;

/** A refund with the names of the people involved, its history, and the transfer's QR code. */
export const StaffRefund = Refund.extend({
  names: z.object({
    requestedBy: z.string().nullable(),
    decidedBy: z.string().nullable(),
    processedBy: z.string().nullable(),
  }),
  events: z.array(RefundEvent),
  tries: z.array(RefundAttempt),
  qrContent: z.string().nullable(),
  qrImageDataUrl: z.string().nullable(),
  /** Actions that the caller may take now. */
  may: z.object({
    approve: z.boolean(),
    reject: z.boolean(),
    process: z.boolean(),
    settle: z.boolean(),
  }),
});
export type StaffRefund = z.infer<typeof StaffRefund>;
