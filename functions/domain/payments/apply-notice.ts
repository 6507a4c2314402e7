import { isLive } from '#shared/payments/payment.ts';
import { forget } from '#functions/domain/due/due-items.ts';
import { changeOrder, staleOrder } from '#functions/domain/orders/change-order.ts';
import { findOrder } from '#functions/domain/orders/read-orders.ts';
import type { Table } from '#functions/platform/table.ts';
import { create, type Operation } from '#functions/platform/table-operations.ts';
import { duesOf } from './begin-payment.ts';
import { countMoney, type Named } from './count-money.ts';
import { partsOf, paymentKeys } from './payment-keys.ts';
import {
  alreadyJudged,
  createNoticeRepository,
  judge,
  type NoticeVerdict,
  type Outcome,
  type StoredNotice,
  type Tiding,
} from './payment-notice.ts';
import { createPaymentRepository } from './payment-repository.ts';
import { changePayment } from './payment-record.ts';
import { readTiding } from './read-tiding.ts';

export type ApplyDeps = {
  table: Table;
  /** The shop's account: money on others is none of its. */
  account: string;
  now: () => Date;
};

type Decision = Omit<NoticeVerdict, 'at'> & { writes: Operation[] };

const tries = 8;
const countedBefore = 'money-counted';

async function findNamed(table: Table, paymentId: string): Promise<Named | undefined> {
  const payments = createPaymentRepository(table);
  const [payment, order] = await Promise.all([
    payments.find(paymentId),
    findOrder(table, partsOf(paymentId).orderId),
  ]);
  if (!payment || !order) return undefined;
  const isCurrent = order.paymentId === null || order.paymentId === payment.id;
  return { payment, order, current: isCurrent ? payment : await payments.find(order.paymentId ?? '') };
}

/** Several codes of one order are one order; the newest of them counts. */
async function findAllNamed(table: Table, codes: readonly string[]): Promise<Named[]> {
  const payments = createPaymentRepository(table);
  const ids = await Promise.all(codes.slice(0, 10).map((code) => payments.findIdByCode(code)));
  const newest = new Map(
    ids
      .filter((id) => id !== undefined)
      .sort()
      .map((id) => [partsOf(id).orderId, id] as const),
  );
  const named = await Promise.all([...newest.values()].map((id) => findNamed(table, id)));
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
  { table, now }: ApplyDeps,
  notice: StoredNotice,
  { transaction, amount, codes }: Extract<Tiding, { kind: 'money' }>,
): Promise<Decision> {
  const counted = countMoney(amount, await findAllNamed(table, codes), now());
  if (counted.orderId === null) return { ...counted, amount };
  const claim = { ...paymentKeys.money(transaction), entity: 'money', noticeId: notice.id };
  return {
    ...counted,
    amount,
    writes: [create(claim, { refusal: countedBefore }), ...counted.writes],
  };
}

/** An attempt ends once; what is said of one that has ended changes nothing. */
async function decideEnd(
  { table }: ApplyDeps,
  { code, reason, said }: Extract<Tiding, { kind: 'ended' }>,
): Promise<Decision> {
  const [named] = await findAllNamed(table, [code]);
  if (!named) return nothing('unknown');
  const { payment, order } = named;
  const told = { ...nothing('ignored'), orderId: order.id, paymentId: payment.id };
  if (!isLive(payment.status)) return told;
  const { write } = changePayment(payment, { status: 'failed', reason, providerCode: said });
  return { ...told, outcome: 'failed', writes: [write, ...duesOf(payment).map(forget)] };
}

/** The bank has the money and doubts it: neither paid nor failed before a person has looked. */
async function decideHold(
  { table, now }: ApplyDeps,
  { code, said }: Extract<Tiding, { kind: 'held' }>,
): Promise<Decision> {
  const [named] = await findAllNamed(table, [code]);
  if (!named) return nothing('unknown');
  const { payment, order } = named;
  const told = { ...nothing('ignored'), orderId: order.id, paymentId: payment.id };
  if (!isLive(payment.status) || payment.reason === 'held') return told;
  const { write } = changePayment(payment, { reason: 'held', providerCode: said });
  const telling = { kind: 'payment', from: null, to: 'held', by: 'provider', note: said } as const;
  const flags = [...new Set([...order.flags, 'held' as const])];
  const { writes } = changeOrder(order, { flags }, [telling], now());
  return { ...told, outcome: 'held', writes: [write, ...writes] };
}

async function decide(deps: ApplyDeps, notice: StoredNotice): Promise<Decision> {
  const tiding = readTiding(notice, deps.account);
  switch (tiding.kind) {
    case 'money':
      return decideMoney(deps, notice, tiding);
    case 'ended':
      return decideEnd(deps, tiding);
    case 'held':
      return decideHold(deps, tiding);
    case 'nothing':
      return nothing('ignored');
  }
}

/**
 * Makes of a notice what it says, once: its verdict, the payment and the order change together. Whoever comes between
 * is read and decided on again.
 */
export async function applyNotice(deps: ApplyDeps, noticeId: string): Promise<NoticeVerdict> {
  const { table, now } = deps;
  const notices = createNoticeRepository(table);
  let isCounted = false;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const notice = await notices.find(noticeId);
    if (!notice) throw new Error(`There is no notice ${noticeId}`);
    if (notice.verdict) return notice.verdict;
    const { writes, ...told } = isCounted ? nothing('duplicate') : await decide(deps, notice);
    const verdict = { ...told, at: now().toISOString() };
    const refusal = await table.write([judge(notice, verdict), ...writes]);
    if (!refusal) return verdict;
    if (refusal === countedBefore) isCounted = true;
    else if (refusal !== staleOrder && refusal !== alreadyJudged)
      throw new Error(`A notice was refused: ${refusal}`);
  }
  throw new Error(`Notice ${noticeId} met too many others`);
}
