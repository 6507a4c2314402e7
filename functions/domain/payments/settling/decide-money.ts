import { partsOf } from '#shared/payments/payment-id.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { announceTill } from '#functions/domain/tills/take-into-till.ts';
import type { tillConflict } from '#functions/domain/tills/till-record.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { claimMoney, type countedBefore, findMoneyClaim } from '../records/money-claim.ts';
import { paymentKeys } from '../records/payment-keys.ts';
import {
  type alreadyJudged,
  type NoticeContent,
  noticeRecord,
  type NoticeVerdict,
  type Outcome,
  type StoredNotice,
  StoredNotice as Notice,
} from '../records/payment-notice.ts';
import { findIdByCode, listAttempts } from '../records/payment-repository.ts';
import { paymentRecord } from '../records/payment-record.ts';
import { lineOfMoney, tillMoneyOf } from './till-money.ts';
import { countMoney, type NamedPayment, reviveNamed, type SettlingRefusal } from './count-money.ts';

export type Decision = Omit<NoticeVerdict, 'at'> & {
  writes: Operation<SettlingRefusal | typeof countedBefore | typeof alreadyJudged | typeof tillConflict>[];
};

export type MoneyContent = Extract<NoticeContent, { kind: 'money' }>;

export const nothing = (outcome: Outcome): Decision => ({
  outcome,
  amount: 0,
  surplus: 0,
  missing: 0,
  orderId: null,
  paymentId: null,
  writes: [],
});

/**
 * Returns the verdict on money that another notice has counted: `duplicate` for the same amount, `differs` for
 * another one, which a person has to check. In both cases no order changes.
 */
export async function decideRepeat(
  context: TableContext,
  content: MoneyContent,
): Promise<Decision | undefined> {
  const claim = await findMoneyClaim(context, content);
  if (!claim) return undefined;
  const { noticeId, amount = content.amount } = claim;
  if (amount === content.amount) return nothing('duplicate');
  return { ...nothing('differs'), counted: { noticeId, amount } };
}

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

/** Finds the orders of the codes. Several codes of one order are merged; the newest attempt counts. */
export async function findNamedPayments(table: Table, codes: readonly string[]): Promise<NamedPayment[]> {
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

/** Finds an order that a person named. Its money goes to the current attempt, or else to the newest one. */
export async function findNamedOrder(table: Table, orderId: string): Promise<NamedPayment | undefined> {
  const [order, attempts] = await Promise.all([findOrder({ table }, orderId), listAttempts(table, orderId)]);
  if (!order) return undefined;
  const current = attempts.find(({ id }) => id === order.paymentId);
  // Attempts without a provider are paid by hand, never through a bank.
  const payment = [current, ...attempts].find((attempt) => attempt?.provider);
  return { order, payment, current };
}

/** Maximum short notices one payment settles: nobody pays in more parts. Staff close others. */
const maxSettled = 3;

/**
 * Settles the earlier short notices of an order once the rest of the money has come. The notice being decided
 * may be among them if another worker was faster; the write then detects that it was judged already.
 */
async function settleShort(
  table: Table,
  { orderId, noticeId, at }: { orderId: string; noticeId: string; at: Date },
): Promise<Operation<typeof alreadyJudged>[]> {
  const attempts = await listAttempts(table, orderId);
  const ids = [...new Set(attempts.flatMap(({ shortNotices }) => shortNotices))]
    .filter((id) => id !== noticeId)
    .slice(-maxSettled);
  const told = await table.getMany(ids.map((id) => [paymentKeys.notice(id), Notice] as const));
  const decision = {
    kind: 'settled',
    reason: '',
    orderId,
    refundId: null,
    by: null,
    at: at.toISOString(),
    failedAt: null,
  } as const;
  return told.flatMap((notice) =>
    notice && !notice.decision ? noticeRecord.replace(notice, { decision }).writes : [],
  );
}

/** Records the payment in the till of the staff member who wrote the order at the counter, beside the cash. */
async function toldAtCounter(
  context: Context,
  { order, payment }: NamedPayment,
  amount: number,
): Promise<Operation<typeof tillConflict>[]> {
  if (!order.placedBy || order.deliveryType !== 'warehouse_pickup') return [];
  const line = lineOfMoney(order, payment?.method ?? 'transfer');
  return announceTill(context, order.placedBy, { ...tillMoneyOf(order), line, amount });
}

/** Decides on money for these orders, for a notice or for staff. The claim counts it only once. */
export async function decideMoney(
  context: Context,
  notice: StoredNotice,
  content: MoneyContent,
  named: readonly NamedPayment[],
): Promise<Decision> {
  const { table, now } = context;
  const { transaction, amount } = content;
  const at = now();
  const money = { amount, transaction, noticeId: notice.id };
  const revived = await reviveNamed({ table, now }, { money, named, at });
  const { settles, ...counted } = countMoney(money, named, at, revived);
  if (counted.orderId === null) return { ...counted, amount };
  return {
    ...counted,
    amount,
    writes: [
      ...claimMoney(content, notice.id),
      ...counted.writes,
      ...(named[0] ? await toldAtCounter(context, named[0], amount) : []),
      ...(settles ? await settleShort(table, { orderId: counted.orderId, noticeId: notice.id, at }) : []),
    ],
  };
}
