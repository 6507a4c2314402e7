import * as z from 'zod';
import { Vnd } from '../values/vnd-schema.ts';

/** Sources whose lists are compared with the shop's records. */
export const listedBy = ['bank', 'vnpay', 'stripe'] as const;
export const ListedBy = z.enum(listedBy);
export type ListedBy = z.infer<typeof ListedBy>;

/** Kinds of differences that remain after money that was merely not reported has been taken in. */
export const differenceKinds = [
  /** The money arrived, and nobody has decided what it is for. */
  'undecided',
  /** The shop counted money that the list does not have. */
  'not-listed',
  /** Both sides have the money, with different amounts. */
  'amount',
  /** The shop recorded a refund that the list does not have. */
  'refund-not-listed',
  /** The list has an outgoing amount that belongs to no refund of the shop. */
  'refund-unknown',
] as const;
export const DifferenceKind = z.enum(differenceKinds);
export type DifferenceKind = z.infer<typeof DifferenceKind>;

/** A difference between a day's list and the shop's records. */
export const Difference = z.object({
  id: z.string().min(1).max(40),
  kind: DifferenceKind,
  /** Amount on each side; null if that side has none. */
  theirs: Vnd.nullable(),
  ours: Vnd.nullable(),
  reference: z.string(),
  words: z.string(),
  noticeId: z.string().nullable(),
  paymentId: z.string().nullable(),
  refundId: z.string().nullable(),
  /** The person who explained the difference, the reason and the time. */
  explained: z.object({ by: z.string(), reason: z.string(), at: z.string() }).nullable(),
});
export type Difference = z.infer<typeof Difference>;

export const comparisonStates = ['running', 'done', 'failed'] as const;

/** Comparison of one day of one provider. */
export const Comparison = z.object({
  provider: ListedBy,
  day: z.iso.date(),
  status: z.enum(comparisonStates),
  /** Incoming money of the day according to the list. */
  listed: z.object({ count: z.int(), amount: z.int() }),
  /** Number of incoming payments that had not been reported before and were taken in now. */
  recovered: z.int(),
  differences: z.int(),
  /** Number of differences without an explanation. */
  unexplained: z.int(),
  /** Reason why the comparison failed. */
  error: z.string().nullable(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
});
export type Comparison = z.infer<typeof Comparison>;
