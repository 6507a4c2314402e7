import type { ActivityChange } from '#shared/activity/activity.contract.ts';
import { cancelDue } from '#functions/domain/due/due-items.ts';
import { changeOrder, orderRefused } from '#functions/domain/orders/moving/change-order.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { withFlags, withoutFlags } from '#functions/domain/orders/order-money.ts';
import { goneAgain } from '#functions/domain/orders/moving/revive-order.ts';
import { tillMoved } from '#functions/domain/tills/till-record.ts';
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
  toldAct,
  toldOrder,
} from '../records/payment-notice.ts';
import { countedBefore } from '../records/money-claim.ts';
import { movePayment } from '../records/payment-record.ts';
import { readNotice, readOurs } from '../notices/read-notice.ts';
import { decideMoney, decideRepeat, type Decision, findNamedPayments, nothing } from './decide-money.ts';

/** An attempt ends once; what is said of one that has ended changes nothing. With it ends what was in doubt of it. */
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

/** A person had it matched again: the history says so, and which order that reached. */
async function toldOfReplay(context: Context, { orderId }: NoticeVerdict): Promise<ActivityChange[]> {
  const order = orderId === null ? undefined : await findOrder(context, orderId);
  return [toldAct('replay'), ...(order ? [toldOrder(null, order.code)] : [])];
}

/**
 * Makes of a notice what it says, once: its verdict, the payment and the order change together. Whoever comes between
 * is read and decided on again.
 */
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
    // Somebody else was quicker: with the notice, or with the goods or the voucher of an order that was to go on.
    const isCrossed = refusal === countedBefore || refusal === alreadyJudged;
    if (isCrossed || refusal === goneAgain || refusal === voucherSpent || refusal === tillMoved) return again;
    return orderRefused(refusal);
  });
}
