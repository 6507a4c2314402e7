import type { ActivityChange } from '#shared/activity/activity.contract.ts';
import { cancelDue } from '#functions/domain/due/due-items.ts';
import { changeOrder, orderRefused } from '#functions/domain/orders/moving/change-order.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { withFlags, withoutFlags } from '#functions/domain/orders/order-money.ts';
import { stockTakenMeanwhile } from '#functions/domain/orders/moving/revive-order.ts';
import { tillConflict } from '#functions/domain/tills/till-record.ts';
import { voucherSpent } from '#functions/domain/vouchers/spend-vouchers.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { duesOf } from '../attempts/begin-payment.ts';
import {
  alreadyJudged,
  findNotice,
  judge,
  type NoticeContent,
  type NoticeVerdict,
  type StoredNotice,
  auditEntryOfAct,
  auditEntryOfOrder,
} from '../records/payment-notice.ts';
import { countedBefore } from '../records/money-claim.ts';
import { movePayment } from '../records/payment-record.ts';
import { readNotice, readOurs } from '../notices/read-notice.ts';
import { decideMoney, decideRepeat, type Decision, findNamedPayments, nothing } from './decide-money.ts';

/** Ends an attempt that failed at the provider, and clears its order's `held`. An ended one stays. */
async function decideEnd(
  { table, now }: Context,
  { code, reason, said }: Extract<NoticeContent, { kind: 'ended' }>,
): Promise<Decision> {
  const [named] = await findNamedPayments(table, [code]);
  if (!named) return nothing('unknown');
  const { payment, order } = named;
  if (!payment) return nothing('unknown');
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
 * Marks a payment as held: the bank has the money but doubts it, so it is neither paid nor failed until a
 * person has looked. If the attempt has ended meanwhile, the verdict alone tells that person.
 */
async function decideHold(
  { table, now }: Context,
  { code, said }: Extract<NoticeContent, { kind: 'held' }>,
): Promise<Decision> {
  const [named] = await findNamedPayments(table, [code]);
  if (!named) return nothing('unknown');
  const { payment, order } = named;
  if (!payment) return nothing('unknown');
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
      return (
        (await decideRepeat(context, content)) ??
        decideMoney(context, notice, content, await findNamedPayments(context.table, content.codes))
      );
    case 'ended':
      return decideEnd(context, content);
    case 'held':
      return decideHold(context, content);
    case 'nothing':
      return nothing('ignored');
  }
}

/** Returns the audit log entries of a replay that a person asked for, with the order that the money reached. */
async function toldOfReplay(context: Context, { orderId }: NoticeVerdict): Promise<ActivityChange[]> {
  const order = orderId === null ? undefined : await findOrder(context, orderId);
  return [auditEntryOfAct('replay'), ...(order ? [auditEntryOfOrder(null, order.code)] : [])];
}

/** Processes a notice once, in one transaction. After another write all is decided again. */
export async function applyNotice(
  context: Context,
  noticeId: string,
  { isReplay = false }: { isReplay?: boolean } = {},
): Promise<NoticeVerdict> {
  const { table, now } = context;
  return retry(async () => {
    const notice = await findNotice(table, noticeId);
    if (!notice) throw new Error(`There is no notice ${noticeId}`);
    if (notice.verdict) return notice.verdict;
    const { writes, ...told } = await decide(context, notice);
    const verdict = { ...told, at: now().toISOString() };
    const also = isReplay ? await toldOfReplay(context, verdict) : [];
    const refusal = await table.write([...judge(notice, verdict, also), ...writes]);
    if (!refusal) return verdict;
    // Another write was faster, for this notice or for the goods or voucher that a revived order needs.
    const isCrossed = refusal === countedBefore || refusal === alreadyJudged;
    if (isCrossed || refusal === stockTakenMeanwhile || refusal === voucherSpent || refusal === tillConflict)
      return again;
    return orderRefused(refusal);
  });
}
