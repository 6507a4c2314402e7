import { many, since, until, words } from '../lists/query-parts.ts';

/** Sources of payment notices. */
export const noticeProviders = ['bank', 'vnpay', 'stripe', 'simulated'] as const;

/** Outcomes of processing a notice. */
export const noticeOutcomes = [
  'paid',
  'underpaid',
  'surplus',
  'late',
  'late-short',
  'duplicate',
  'differs',
  'unknown',
  'ambiguous',
  'failed',
  'held',
  'ignored',
] as const;
export type NoticeOutcome = (typeof noticeOutcomes)[number];

/** Decisions on unmatched money; `statement`: a carrier's payout, `settled`: the rest arrived. */
export const decisionKinds = ['count', 'send-back', 'ignore', 'settled', 'statement'] as const;

/** States of a notice: not processed yet, waiting for a person, decided by a person, or matched without any. */
export const noticeStates = ['new', 'open', 'decided', 'clear'] as const;
export type NoticeState = (typeof noticeStates)[number];

type Verdict = { outcome: string; surplus?: number | undefined; takenOff?: boolean | undefined };
/** Fields that decide the state of a notice. */
export type NoticeStanding = {
  verdict?: Verdict | null | undefined;
  decision?: { failedAt?: string | null | undefined } | null | undefined;
};

const alwaysLookedAt: readonly string[] = [
  'unknown',
  'ambiguous',
  'held',
  'underpaid',
  'late-short',
  'surplus',
  'differs',
];

/** Tells whether a person must look: order unknown or ambiguous, amount too small or too large. */
const needsPerson = ({ outcome, surplus = 0 }: Verdict): boolean =>
  alwaysLookedAt.includes(outcome) || surplus > 0;

export function noticeStateOf({ verdict, decision }: NoticeStanding): NoticeState {
  if (!verdict) return 'new';
  // A notice whose refund failed waits for a person again.
  if (decision && !decision.failedAt) return 'decided';
  return needsPerson(verdict) ? 'open' : 'clear';
}

/** Kinds of mismatches, as staff see them. */
export const mismatches = [
  'unknown',
  'ambiguous',
  'short',
  'over',
  'double',
  'late',
  'differs',
  'held',
  'taken-off',
] as const;
export type Mismatch = (typeof mismatches)[number];

const plain: Record<string, Mismatch> = {
  unknown: 'unknown',
  ambiguous: 'ambiguous',
  held: 'held',
  underpaid: 'short',
  'late-short': 'short',
  surplus: 'double',
  late: 'late',
  differs: 'differs',
  paid: 'over',
};

/** Returns why a notice waits for a person; undefined if it does not. */
export function mismatchOf(verdict: Verdict | null | undefined): Mismatch | undefined {
  if (!verdict || !needsPerson(verdict)) return undefined;
  // The transfer's text may name an order, but a person took the money off that order.
  return verdict.takenOff ? 'taken-off' : plain[verdict.outcome];
}

/** Effects of counting money for an order. */
export const countEffects = [
  'pays',
  'deposit',
  'short',
  'over',
  'revives',
  'revives-over',
  'surplus',
  'cancelled',
  'closed',
] as const;
export type CountEffectKind = (typeof countEffects)[number];

const allGoesBack: readonly CountEffectKind[] = ['surplus', 'cancelled', 'closed'];

/** Orders that owe nothing are never suggested first, because all of the money would have to go back. */
export const isUsedByOrder = (kind: CountEffectKind): boolean => !allGoesBack.includes(kind);

/** Filters and sorts of the list of providers' notices and their outcomes. */
export const noticeList = {
  filters: {
    search: words(100),
    state: many(noticeStates),
    mismatch: many(mismatches),
    provider: many(noticeProviders),
    start: since(),
    end: until(),
  },
  sorts: ['receivedAt', 'amount'],
  sort: '-receivedAt',
  page: 'limit',
  size: 20,
} as const;
