import { readVnpayNotice, vnpayNoticeKey } from '#functions/domain/payments/providers/vnpay-notice.ts';
import { queryVnpay } from '#functions/domain/payments/providers/vnpay-query.ts';
import type { VnpayFields } from '#functions/domain/payments/providers/vnpay-signature.ts';
import { paymentRecord, type StoredPayment } from '#functions/domain/payments/records/payment-record.ts';
import { paymentsView } from '#functions/domain/payments/staff/payments-view.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { compareListed } from './compare-money.ts';
import type { DifferenceFacts } from './comparison-record.ts';
import type { Outcome } from './compare-with-list.ts';
import { momentsOf } from './days.ts';
import { moneyOf } from './our-notices.ts';
import { goesBack } from './our-refunds.ts';
import { takeIn } from './take-in.ts';

/** VNPAY lists nothing: each payment of the day is asked about, as many at once as it takes well. */
const atOnce = 5;

type Said = { listed: number; isNew: boolean; found: DifferenceFacts[] };

const isRefund = (answer: VnpayFields | undefined): boolean =>
  answer?.['vnp_TransactionType'] === '02' || answer?.['vnp_TransactionType'] === '03';

const differs = (
  payment: StoredPayment,
  kind: DifferenceFacts['kind'],
  theirs: number | null,
  ours: number | null,
) => ({
  kind,
  theirs,
  ours,
  reference: payment.code,
  words: payment.orderCode,
  noticeId: null,
  paymentId: payment.id,
  refundId: null,
});

/** What went back of a payment: VNPAY tells of the last time only. */
async function compareBack(payment: StoredPayment, answer: VnpayFields): Promise<DifferenceFacts[]> {
  const theirs = Math.trunc(Number(answer['vnp_Amount'] ?? 0) / 100);
  if (isRefund(answer) && payment.sentBack === 0 && !(await goesBack('vnpay', payment.orderId)))
    return [differs(payment, 'refund-unknown', theirs, null)];
  if (!isRefund(answer) && payment.sentBack > 0)
    return [differs(payment, 'refund-not-listed', null, payment.sentBack)];
  return [];
}

async function compareOne(context: Context, payment: StoredPayment): Promise<Said> {
  const answer = await queryVnpay(payment, context.now());
  if (answer && isRefund(answer))
    return { listed: payment.received, isNew: false, found: await compareBack(payment, answer) };
  const content = answer && readVnpayNotice(answer);
  if (!answer || content?.kind !== 'money') {
    const found = payment.received > 0 ? [differs(payment, 'not-listed', null, payment.received)] : [];
    return { listed: 0, isNew: false, found };
  }
  const { amount, transaction } = content;
  if (payment.received > 0) {
    const back = await compareBack(payment, answer);
    const found = amount === payment.received ? back : [differs(payment, 'amount', amount, payment.received)];
    return { listed: amount, isNew: false, found };
  }
  const { notice, isNew } = await takeIn(context, {
    provider: 'vnpay',
    key: `query:${vnpayNoticeKey(answer)}`,
    raw: JSON.stringify(answer),
    orderId: payment.orderId,
  });
  const money = notice && moneyOf(notice);
  const listed = { transaction, amount, words: payment.code };
  return { listed: amount, isNew, found: money ? compareListed(listed, { notice, money }) : [] };
}

type Place = { value: string; id: string };
const readPlace = (place: string | null): Place | undefined => {
  const [value, id] = place?.split('~') ?? [];
  return value && id ? { value, id } : undefined;
};

/** Asks about the payments of a day, from where the time ran out before. */
export async function compareVnpay(
  context: Context,
  { day, place, until }: { day: string; place: string | null; until: number },
): Promise<Outcome> {
  const { from, to } = momentsOf(day);
  const where = [
    { column: 'provider', is: 'vnpay' },
    { column: 'createdAt', atLeast: from },
    { column: 'createdAt', atMost: to },
  ] as const;
  const sort = { by: 'createdAt', descending: false } as const;
  // A day there was no time for is not through: it goes on where it was, or from its beginning.
  const outcome: Outcome = { listed: { count: 0, amount: 0 }, recovered: 0, found: [], place: place ?? '' };
  let after = readPlace(place);
  while (Date.now() < until) {
    const { rows } = await paymentsView.rows().list({ where, sort, take: atOnce, after, counted: false });
    const last = rows.at(-1);
    if (!last) return { ...outcome, place: null };
    const payments = await Promise.all(rows.map(({ id }) => paymentRecord.find(context.table, { id })));
    const said = await Promise.all(
      payments.filter((one) => one !== undefined).map((payment) => compareOne(context, payment)),
    );
    for (const { listed, isNew, found } of said) {
      if (listed > 0) outcome.listed.count += 1;
      outcome.listed.amount += listed;
      if (isNew) outcome.recovered += 1;
      outcome.found.push(...found);
    }
    after = { value: last.createdAt, id: last.id };
    outcome.place = `${last.createdAt}~${last.id}`;
  }
  return outcome;
}
