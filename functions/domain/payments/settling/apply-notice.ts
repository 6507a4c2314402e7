import { partsOf } from '#shared/payments/payment-id.ts';
import { cancelDue } from '#functions/domain/due/due-items.ts';
import { changeOrder, orderRefused } from '#functions/domain/orders/moving/change-order.ts';
import { withFlags, withoutFlags } from '#functions/domain/orders/order-money.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { goneAgain } from '#functions/domain/orders/moving/revive-order.ts';
import { voucherSpent } from '#functions/domain/vouchers/spend-vouchers.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { create, type Operation } from '#functions/platform/table/table-operations.ts';
import { duesOf } from '../attempts/begin-payment.ts';
import { countMoney, type NamedPayment, reviveNamed, type SettlingRefusal } from './count-money.ts';
import { paymentKeys } from '../records/payment-keys.ts';
import {
  alreadyJudged,
  findNotice,
  judge,
  type NoticeVerdict,
  type Outcome,
  type StoredNotice,
  type NoticeContent,
} from '../records/payment-notice.ts';
import { findIdByCode } from '../records/payment-repository.ts';
import { movePayment, paymentRecord } from '../records/payment-record.ts';
import { readNotice, readOurs } from '../notices/read-notice.ts';

type Decision = Omit<NoticeVerdict, 'at'> & { writes: Operation<SettlingRefusal | typeof countedBefore>[] };

const countedBefore = 'money-counted';

async function findNamedPayment(table: Table, paymentId: string): Promise<NamedPayment | undefined> {
  const [payment, order] = await Promise.all([
    paymentRecord.find(table, { id: paymentId }),
    findOrder({ table }, partsOf(paymentId).orderId),
  ]);
  if (!payment || !order) return undefined;
  const isCurrent = order.paymentId === null || order.paymentId === payment.id;
  const current = isCurrent ? payment : await paymentRecord.find(table, { id: order.paymentId ?? '' });
  return { payment, order, current };
}

/** Several codes of one order are one order; the newest of them counts. */
async function findNamedPayments(table: Table, codes: readonly string[]): Promise<NamedPayment[]> {
  const ids = await Promise.all(codes.slice(0, 10).map((code) => findIdByCode(table, code)));
  const newest = new Map(
    ids
      .filter((id) => id !== undefined)
      .sort()
      .map((id) => [partsOf(id).orderId, id] as const),
  );
  const named = await Promise.all([...newest.values()].map((id) => findNamedPayment(table, id)));
  return named.filter((one) => one !== undefined);
}

const nothing = (outcome: Outcome): Decision => ({
  outcome,
  amount: 0,
  orderId: null,
  paymentId: null,
  writes: [],
});

async function decideMoney(
  { table, now }: Context,
  notice: StoredNotice,
  { transaction, amount, codes }: Extract<NoticeContent, { kind: 'money' }>,
): Promise<Decision> {
  const [named, at] = [await findNamedPayments(table, codes), now()];
  const money = { amount, reference: transaction };
  const counted = countMoney(money, named, at, await reviveNamed({ table, now }, { money, named, at }));
  if (counted.orderId === null) return { ...counted, amount };
  const claim = { ...paymentKeys.money(transaction), entity: 'money', noticeId: notice.id };
  return {
    ...counted,
    amount,
    writes: [create(claim, { refusal: countedBefore }), ...counted.writes],
  };
}

/** An attempt ends once; what is said of one that has ended changes nothing. With it ends what was in doubt of it. */
async function decideEnd(
  { table, now }: Context,
  { code, reason, said }: Extract<NoticeContent, { kind: 'ended' }>,
): Promise<Decision> {
  const [named] = await findNamedPayments(table, [code]);
  if (!named) return nothing('unknown');
  const { payment, order } = named;
  const told = { ...nothing('ignored'), orderId: order.id, paymentId: payment.id };
  const refused = movePayment(payment, 'refuse', { reason, providerCode: said });
  if (!refused) return told;
  const flags = withoutFlags(order.flags, 'held');
  const certain =
    payment.reason === 'held'
      ? changeOrder(order, { flags }, [doubtEntry('refused', said)], now()).writes
      : [];
  return {
    ...told,
    outcome: 'failed',
    writes: [...refused.writes, ...certain, ...duesOf(payment).map(cancelDue)],
  };
}

/**
 * The bank has the money and doubts it: neither paid nor failed before a person has looked. That person is told too
 * when the attempt has ended meanwhile.
 */
async function decideHold(
  { table, now }: Context,
  { code, said }: Extract<NoticeContent, { kind: 'held' }>,
): Promise<Decision> {
  const [named] = await findNamedPayments(table, [code]);
  if (!named) return nothing('unknown');
  const { payment, order } = named;
  const told = { ...nothing('held'), orderId: order.id, paymentId: payment.id };
  const doubted = movePayment(payment, 'doubt', { reason: 'held', providerCode: said });
  if (!doubted) return told;
  if (payment.reason === 'held') return { ...told, outcome: 'ignored' };
  const flags = withFlags(order.flags, 'held');
  const { writes } = changeOrder(order, { flags }, [doubtEntry('held', said)], now());
  return { ...told, writes: [...doubted.writes, ...writes] };
}

const doubtEntry = (to: 'held' | 'refused', note: string) =>
  ({ kind: 'payment', from: null, to, by: 'provider', note }) as const;

async function decide(context: Context, notice: StoredNotice): Promise<Decision> {
  const content = readNotice(notice, readOurs());
  switch (content.kind) {
    case 'money':
      return decideMoney(context, notice, content);
    case 'ended':
      return decideEnd(context, content);
    case 'held':
      return decideHold(context, content);
    case 'nothing':
      return nothing('ignored');
  }
}

/**
 * Makes of a notice what it says, once: its verdict, the payment and the order change together. Whoever comes between
 * is read and decided on again.
 */
export async function applyNotice(context: Context, noticeId: string): Promise<NoticeVerdict> {
  const { table, now } = context;
  let isCounted = false;
  return retry(async () => {
    const notice = await findNotice(table, noticeId);
    if (!notice) throw new Error(`There is no notice ${noticeId}`);
    if (notice.verdict) return notice.verdict;
    const { writes, ...told } = isCounted ? nothing('duplicate') : await decide(context, notice);
    const verdict = { ...told, at: now().toISOString() };
    const refusal = await table.write([judge(notice, verdict), ...writes]);
    if (!refusal) return verdict;
    if (refusal === countedBefore) isCounted = true;
    // Somebody else was quicker: with the notice, or with the goods or the voucher of an order that was to go on.
    const isCrossed = refusal === countedBefore || refusal === alreadyJudged;
    return isCrossed || refusal === goneAgain || refusal === voucherSpent ? again : orderRefused(refusal);
  });
}
