import { type NoticeOutcome, type NoticeState, noticeStateOf } from '#shared/payments/notice-choices.ts';
import type { Refund } from '#shared/refunds/refund.ts';
import type { MoneyNames } from '#functions/domain/payments/records/money-claim.ts';
import type { DifferenceFacts } from './comparison-record.ts';
import type { OurMoney } from './our-notices.ts';

/** Money as a list has it. */
export type ListLine = MoneyNames & { amount: number; words: string };

const nothing = { noticeId: null, paymentId: null, refundId: null } as const;

/** Money that reached an order is accounted for there, also where it was too much or too little. */
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

/** The same money may be told of more than once: the first that was counted, or else the first there is. */
export const byTransaction = (ours: readonly OurMoney[]): Map<string, OurMoney> => {
  const found = new Map<string, OurMoney>();
  for (const one of ours) {
    const before = found.get(one.money.transaction);
    if (!before || isRepeat(before)) found.set(one.money.transaction, one);
  }
  return found;
};

/** What a list and the shop say of the same money. */
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

/** Money that was counted for an order, and that a list does not have. */
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

/** Money that went back, as a list has it. */
export type ListedBack = { reference: string; code: string | null; amount: number; isOfDay: boolean };

type OwnRefund = Pick<Refund, 'id' | 'code' | 'amount' | 'status' | 'reference'> & { isOfDay: boolean };

const isOf = (line: ListedBack, refund: OwnRefund): boolean =>
  line.code === refund.code || (refund.reference !== null && line.reference === refund.reference);

/** Refunds of the day against what went out: each is listed once, and nothing else is. */
export function compareSentBack(
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
