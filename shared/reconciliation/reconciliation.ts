import * as z from 'zod';
import { Vnd } from '../values/vnd-schema.ts';

/** Whose lists are compared with what the shop has. */
export const listedBy = ['bank', 'vnpay', 'stripe'] as const;
export const ListedBy = z.enum(listedBy);
export type ListedBy = z.infer<typeof ListedBy>;

/** What can differ once all that was only not told of has been taken in. */
export const differenceKinds = [
  /** Money is there, and nobody has decided what for. */
  'undecided',
  /** Money was counted that the list does not have. */
  'not-listed',
  /** Both have it, with different amounts. */
  'amount',
  /** Money was sent back, says the shop, and the list does not have it. */
  'refund-not-listed',
  /** Money went back that no refund of the shop says. */
  'refund-unknown',
] as const;
export const DifferenceKind = z.enum(differenceKinds);
export type DifferenceKind = z.infer<typeof DifferenceKind>;

/** One thing a day's list and the shop do not agree on. */
export const Difference = z.object({
  id: z.string().min(1).max(40),
  kind: DifferenceKind,
  /** What each says, where it says anything. */
  theirs: Vnd.nullable(),
  ours: Vnd.nullable(),
  reference: z.string(),
  words: z.string(),
  noticeId: z.string().nullable(),
  paymentId: z.string().nullable(),
  refundId: z.string().nullable(),
  /** Who said what it is, and when. */
  explained: z.object({ by: z.string(), reason: z.string(), at: z.string() }).nullable(),
});
export type Difference = z.infer<typeof Difference>;

export const comparisonStates = ['running', 'done', 'failed'] as const;

/** One day of one provider, compared. */
export const Comparison = z.object({
  provider: ListedBy,
  day: z.iso.date(),
  status: z.enum(comparisonStates),
  /** Incoming money of the day, as the list has it. */
  listed: z.object({ count: z.int(), amount: z.int() }),
  /** Of it nothing had been told before: it was taken in. */
  recovered: z.int(),
  differences: z.int(),
  /** Differences nobody has explained. */
  unexplained: z.int(),
  /** Why it could not be compared. */
  error: z.string().nullable(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
});
export type Comparison = z.infer<typeof Comparison>;
