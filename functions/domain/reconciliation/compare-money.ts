import { type NoticeOutcome, type NoticeState, noticeStateOf } from '#shared/payments/notice-choices.ts';
import type { Refund } from '#shared/refunds/refund.ts';
import type { MoneyNames } from '#functions/domain/payments/records/money-claim.ts';
import type { DifferenceFacts } from './comparison-record.ts';
import type { OurMoney } from './our-notices.ts';

/** Money in a provider's list. */
export type ListLine = MoneyNames & { amount: number; words: string };

const nothing = { noticeId: null, paymentId: null, refundId: null } as const;

/** Tells whether money awaits a decision. Money on an order does not, even if too much or too little. */
export const isUndecided = (
  state: NoticeState,
  verdict: { orderId: string | null; outcome: NoticeOutcome | null } | null,
): boolean => state === 'open' && (!verdict?.orderId || verdict.outcome === 'held');

export const undecided = (notice: {
  id: string;
  amount: number;
  words: string;
  reference: string;
}): DifferenceFacts => ({
  ...nothing,
  kind: 'undecided',
  theirs: notice.amount,
  ours: null,
  reference: notice.reference || notice.id,
  words: notice.words,
  noticeId: notice.id,
});

const isRepeat = ({ notice }: OurMoney): boolean =>
  notice.verdict?.outcome === 'duplicate' || notice.verdict?.outcome === 'differs';

/** Indexes notices by transaction. Of several for one money the first counted one is kept. */
export const byTransaction = (ours: readonly OurMoney[]): Map<string, OurMoney> => {
  const found = new Map<string, OurMoney>();
  for (const one of ours) {
    const before = found.get(one.money.transaction);
    if (!before || isRepeat(before)) found.set(one.money.transaction, one);
  }
  return found;
};

/** Compares a list's line with our notice of the same money. */
export function compareListed(
  { transaction, amount, words }: ListLine,
  { notice, money }: OurMoney,
): DifferenceFacts[] {
  const named = { reference: transaction, words, noticeId: notice.id };
  if (money.amount !== amount)
    return [{ ...nothing, ...named, kind: 'amount', theirs: amount, ours: money.amount }];
  return isUndecided(noticeStateOf(notice), notice.verdict)
    ? [undecided({ id: notice.id, amount, words, reference: transaction })]
    : [];
}

/** Reports money that was counted for an order but is missing from the list. */
export const notListed = ({ notice, money }: OurMoney): DifferenceFacts => ({
  ...nothing,
  kind: 'not-listed',
  theirs: null,
  ours: money.amount,
  reference: money.transaction,
  words: '',
  noticeId: notice.id,
  paymentId: notice.verdict?.paymentId ?? null,
});

/** Refunded money in a provider's list. */
export type ListedBack = { reference: string; code: string | null; amount: number; isOfDay: boolean };

type OwnRefund = Pick<Refund, 'id' | 'code' | 'amount' | 'status' | 'reference'> & { isOfDay: boolean };

const isOf = (line: ListedBack, refund: OwnRefund): boolean =>
  line.code === refund.code || (refund.reference !== null && line.reference === refund.reference);

/** Compares the refunds of a day with the list. Each must be listed once, and nothing else may be. */
export function compareRefunds(
  lines: readonly ListedBack[],
  refunds: readonly OwnRefund[],
): DifferenceFacts[] {
  const missing = refunds
    .filter(({ isOfDay, status }) => isOfDay && status === 'succeeded')
    .flatMap((refund): DifferenceFacts[] => {
      const sums = lines.filter((line) => isOf(line, refund)).map(({ amount }) => amount);
      const theirs = sums.reduce((sum, amount) => sum + amount, 0);
      if (theirs === refund.amount) return [];
      const kind = sums.length === 0 ? 'refund-not-listed' : 'amount';
      const about = { reference: refund.code, words: '', refundId: refund.id, ours: refund.amount };
      return [{ ...nothing, ...about, kind, theirs: sums.length === 0 ? null : theirs }];
    });
  const unknown = lines
    .filter((line) => line.isOfDay)
    .flatMap((line): DifferenceFacts[] => {
      const refund = refunds.find((one) => isOf(line, one));
      if (refund?.status === 'succeeded') return [];
      const about = { reference: line.reference, words: line.code ?? '', refundId: refund?.id ?? null };
      return [{ ...nothing, ...about, kind: 'refund-unknown', theirs: line.amount, ours: null }];
    });
  return [...missing, ...unknown];
}
