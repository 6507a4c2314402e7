import { many, since, until, words } from '../lists/query-parts.ts';

/** Who tells of money. */
export const noticeProviders = ['bank', 'vnpay', 'stripe', 'simulated'] as const;

/** What can come of a notice. */
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

/** What a person decides of money that did not match; `statement` is a carrier's payout, `settled` is what the rest of the money decided by coming. */
export const decisionKinds = ['count', 'send-back', 'ignore', 'settled', 'statement'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** Where a notice stands: not worked off yet, waiting for a person, decided by one, or plain. */
export const noticeStates = ['new', 'open', 'decided', 'clear'] as const;
export type NoticeState = (typeof noticeStates)[number];

type Judged = { outcome: string; surplus?: number | undefined; takenOff?: boolean | undefined };
/** What tells where a notice stands. */
export type NoticeStanding = {
  verdict?: Judged | null | undefined;
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

/** Money a person has to look at: it named nobody, several, was too little, or more than there was to pay. */
export const needsPerson = ({ outcome, surplus = 0 }: Judged): boolean =>
  alwaysLookedAt.includes(outcome) || surplus > 0;

export function noticeStateOf({ verdict, decision }: NoticeStanding): NoticeState {
  if (!verdict) return 'new';
  // What was handed to a refund waits again where that refund could not be sent.
  if (decision && !decision.failedAt) return 'decided';
  return needsPerson(verdict) ? 'open' : 'clear';
}

/** What the money is, in the words of whoever decides. */
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

/** Why a notice waits for a person; undefined where it does not. */
export function mismatchOf(verdict: Judged | null | undefined): Mismatch | undefined {
  if (!verdict || !needsPerson(verdict)) return undefined;
  // Its words may well name an order: a person took it off there.
  return verdict.takenOff ? 'taken-off' : plain[verdict.outcome];
}

/** What counting money for an order comes to. */
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

/** An order that owes nothing may not be offered first: all of the money would have to go back. */
export const isUsedByOrder = (kind: CountEffectKind): boolean => !allGoesBack.includes(kind);

/** What providers told us, and what became of it. */
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
