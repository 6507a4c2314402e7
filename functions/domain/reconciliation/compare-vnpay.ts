import { readVnpayNotice, vnpayNoticeKey } from '#functions/domain/payments/providers/vnpay-notice.ts';
import { queryVnpay } from '#functions/domain/payments/providers/vnpay-query.ts';
import type { VnpayFields } from '#functions/domain/payments/providers/vnpay-signature.ts';
import { paymentRecord, type StoredPayment } from '#functions/domain/payments/records/payment-record.ts';
import { recentPayments } from '#functions/domain/payments/records/recent-payments.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { compareListed } from './compare-money.ts';
import type { DifferenceFacts } from './comparison-record.ts';
import type { Outcome } from './compare-with-list.ts';
import { millisecondsSince, momentsOf } from './days.ts';
import { moneyOf } from './our-notices.ts';
import { goesBack } from './our-refunds.ts';
import { importStatementDay } from './import-day.ts';

/** Number of queries at once. VNPAY has no list: each payment is queried, without overloading it. */
const atOnce = 5;

type Comparison = { listed: number; isNew: boolean; found: DifferenceFacts[] };

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

/** Compares the refunds of a payment. VNPAY reports only the last one. */
async function compareBack(
  context: Context,
  payment: StoredPayment,
  answer: VnpayFields,
): Promise<DifferenceFacts[]> {
  const theirs = Math.trunc(Number(answer['vnp_Amount'] ?? 0) / 100);
  if (isRefund(answer) && payment.sentBack === 0 && !(await goesBack(context, 'vnpay', payment.orderId)))
    return [differs(payment, 'refund-unknown', theirs, null)];
  if (!isRefund(answer) && payment.sentBack > 0)
    return [differs(payment, 'refund-not-listed', null, payment.sentBack)];
  return [];
}

async function compareOne(context: Context, payment: StoredPayment): Promise<Comparison> {
  const answer = await queryVnpay(payment, context.now());
  if (answer && isRefund(answer))
    return { listed: payment.received, isNew: false, found: await compareBack(context, payment, answer) };
  const content = answer && readVnpayNotice(answer);
  if (!answer || content?.kind !== 'money') {
    const found = payment.received > 0 ? [differs(payment, 'not-listed', null, payment.received)] : [];
    return { listed: 0, isNew: false, found };
  }
  const { amount, transaction } = content;
  if (payment.received > 0) {
    const back = await compareBack(context, payment, answer);
    const found = amount === payment.received ? back : [differs(payment, 'amount', amount, payment.received)];
    return { listed: amount, isNew: false, found };
  }
  const { notice, isNew } = await importStatementDay(context, {
    provider: 'vnpay',
    key: `query:${vnpayNoticeKey(answer)}`,
    raw: JSON.stringify(answer),
    orderId: payment.orderId,
  });
  const money = notice && moneyOf(notice);
  const listed = { transaction, amount, words: payment.code };
  return { listed: amount, isNew, found: money ? compareListed(listed, { notice, money }) : [] };
}

type Place = Pick<StoredPayment, 'createdAt' | 'id'>;
const readPlace = (place: string | null): Place | undefined => {
  const [createdAt, id] = place?.split('~') ?? [];
  return createdAt && id ? { createdAt, id } : undefined;
};

const isBefore = (a: Place, b: Place): boolean =>
  a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.id < b.id);

/** Lists the payments that began on a day, in an order that is the same in every run. */
async function paymentsOf(context: Context, day: string): Promise<StoredPayment[]> {
  const { from, to } = momentsOf(day);
  const payments = await recentPayments(context, {
    withinMilliseconds: millisecondsSince(context, from),
    fits: ({ provider, createdAt }) => provider === 'vnpay' && createdAt >= from && createdAt <= to,
  });
  return payments.sort((a, b) => (isBefore(a, b) ? -1 : 1));
}

/** Queries the payments of a day, starting where the last run had to stop. */
export async function compareVnpay(
  context: Context,
  { day, place, until }: { day: string; place: string | null; until: number },
): Promise<Outcome> {
  // A day without time for it is not finished. The next run continues at its place, or at the beginning.
  const outcome: Outcome = { listed: { count: 0, amount: 0 }, recovered: 0, found: [], place: place ?? '' };
  const after = readPlace(place);
  const left = (await paymentsOf(context, day)).filter((one) => !after || isBefore(after, one));
  for (let from = 0; Date.now() < until; from += atOnce) {
    const some = left.slice(from, from + atOnce);
    const last = some.at(-1);
    if (!last) return { ...outcome, place: null };
    const payments = await Promise.all(some.map(({ id }) => paymentRecord.find(context.table, { id })));
    const said = await Promise.all(
      payments.filter((one) => one !== undefined).map((payment) => compareOne(context, payment)),
    );
    for (const { listed, isNew, found } of said) {
      if (listed > 0) outcome.listed.count += 1;
      outcome.listed.amount += listed;
      if (isNew) outcome.recovered += 1;
      outcome.found.push(...found);
    }
    outcome.place = `${last.createdAt}~${last.id}`;
  }
  return outcome;
}
