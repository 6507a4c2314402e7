import * as z from 'zod';
import { tidy } from '../values/text.ts';
import { SaidVnd, Vnd } from '../values/vnd-schema.ts';
import { refundKinds, refundStatuses, refundWays } from './refund-choices.ts';

export const RefundId = z.string().min(1).max(40);

const line = (most: number) =>
  z
    .string()
    .max(most * 2)
    .transform(tidy)
    .pipe(z.string().max(most));
const said = (most: number) => line(most).pipe(z.string().min(1));

/** The account money is transferred to. */
export const BankAccount = z.strictObject({
  bin: z.string().regex(/^\d{6}$/),
  account: z
    .string()
    .transform((text) => text.replace(/[\s.-]/g, ''))
    .pipe(z.string().regex(/^[0-9A-Za-z]{4,19}$/)),
  holder: said(80),
});
export type BankAccount = z.infer<typeof BankAccount>;

/** What is asked for: how much of whose money goes back, why, and in which way. */
export const RefundDraft = z
  .strictObject({
    kind: z.enum(refundKinds),
    amount: SaidVnd.min(1),
    reason: said(300),
    way: z.enum(refundWays),
    /** The order by its id or its code; or money that reached none, by its notice. */
    orderId: z.string().trim().min(1).max(40).nullish(),
    noticeId: z.string().min(1).max(400).nullish(),
    returnOrderId: z.string().min(1).max(40).nullish(),
    /** The payment it came by; the one that brought the most, unless it is said. */
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
  /** Whether somebody else than whoever asked for it has to approve it. */
  needsSecond: z.boolean(),
  /** By their ids; null is the shop itself. */
  requestedBy: z.string().nullable(),
  decidedBy: z.string().nullable(),
  processedBy: z.string().nullable(),
  decidedReason: z.string(),
  attempts: z.int(),
  failedAttempts: z.int(),
  /** What went wrong the last time, in the provider's words. */
  error: z.string().nullable(),
  /** What the provider or the bank calls it. */
  reference: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  decidedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  version: z.int(),
});
export type Refund = z.infer<typeof Refund>;

export const attemptOutcomes = ['under-way', 'accepted', 'unknown', 'succeeded', 'failed'] as const;

/** One try to send the money. */
export const RefundAttempt = z.object({
  refundId: z.string(),
  refundCode: z.string(),
  attempt: z.int(),
  status: z.enum(attemptOutcomes),
  way: z.enum(refundWays),
  amount: Vnd,
  error: z.string().nullable(),
  reference: z.string().nullable(),
  /** Whoever pressed. */
  by: z.string().nullable(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
});
export type RefundAttempt = z.infer<typeof RefundAttempt>;

/** One line of a refund's story. */
export const RefundEvent = z.object({
  id: z.string(),
  at: z.string(),
  from: z.enum(refundStatuses).nullable(),
  to: z.enum(refundStatuses),
  by: z.string().nullable(),
  note: z.string(),
});
export type RefundEvent = z.infer<typeof RefundEvent>;

/** A refund with who did what by name, its story, and the code a bank reads. */
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
  /** What whoever looks may do with it now. */
  may: z.object({
    approve: z.boolean(),
    reject: z.boolean(),
    process: z.boolean(),
    settle: z.boolean(),
  }),
});
export type StaffRefund = z.infer<typeof StaffRefund>;
