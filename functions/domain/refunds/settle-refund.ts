import { isByHand } from '#shared/refunds/refund-choices.ts';
import type { RefundAttempt } from '#shared/refunds/refund.ts';
import { cancelDue } from '#functions/domain/due/due-items.ts';
import { orderRefused, type OrderRefusal } from '#functions/domain/orders/moving/change-order.ts';
import { payOutRefund } from '#functions/domain/orders/moving/refund-order.ts';
import { requireShopOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { paidOut } from '#functions/domain/payments/settling/pay-back.ts';
import {
  type HandOverRefusal,
  handOverRefused,
  refundOfNotices,
} from '#functions/domain/payments/staff/surplus-notices.ts';
import { payOutOfTill } from '#functions/domain/tills/take-into-till.ts';
import { tillConflict } from '#functions/domain/tills/till-record.ts';
import { again } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, put, remove } from '#functions/platform/table/table-operations.ts';
import { closeSurplus } from './close-surplus.ts';
import { listRefundAttempts, requireRefund } from './read-refund.ts';
import { refundKeys } from './refund-keys.ts';
import { attemptItem, noticesOf, refundRecord, type StoredRefund, wrongState } from './refund-record.ts';

export type RefundEnd = {
  outcome: 'sent' | 'failed';
  reference: string | null;
  error: string | null;
  by: string | null;
  /** Request key of the reported attempt. A late report on an earlier attempt is ignored. */
  requestKey?: string | null;
  /** The open till that the cash leaves. */
  tillId?: string | undefined;
};

/** Records the outcome of the running attempt. */
export async function endAttempt(
  context: Context,
  refund: StoredRefund,
  end: Pick<RefundAttempt, 'status' | 'error' | 'reference'>,
): Promise<Operation[]> {
  const tries = await listRefundAttempts(context, refund.id);
  const last = tries.find(({ attempt }) => attempt === refund.attempts);
  if (!last) return [];
  const isOver = end.status === 'succeeded' || end.status === 'failed';
  const endedAt = isOver ? context.now().toISOString() : null;
  return [put(attemptItem({ ...last, ...end, endedAt }))];
}

type Refusal = OrderRefusal | HandOverRefusal | typeof tillConflict;

type CashPaid = Awaited<ReturnType<typeof payOutOfTill>>;

/** Takes the cash of a refund out of the named till. */
async function cashOf(
  context: Context,
  { id, way, amount, orderId, orderCode }: StoredRefund,
  { outcome, tillId }: RefundEnd,
): Promise<CashPaid | undefined> {
  if (way !== 'cash' || outcome !== 'sent') return undefined;
  const money = {
    line: 'refunds',
    amount,
    refundId: id,
    orderId: orderId ?? '',
    orderCode: orderCode ?? '',
  } as const;
  return payOutOfTill(context, tillId, money);
}

/** Returns the writes for a sent refund: its order, its payment, the till and the surplus notices. */
async function sent(
  context: Context,
  refund: StoredRefund,
  { at, till }: { at: Date; till: CashPaid | undefined },
): Promise<Operation<Refusal>[]> {
  const { id, orderId, amount, way, paymentId } = refund;
  if (!orderId) return [];
  const order = await requireShopOrder(context, orderId);
  const { after, writes } = payOutRefund(order, { refundId: id, amount, at });
  const byProvider = isByHand(way) ? undefined : { paymentId: paymentId ?? '', amount };
  // A notice that came after the refund was created may be closed only now.
  const closed = await closeSurplus(context, after, { ...refund, by: null });
  return [
    ...writes,
    ...(await paidOut(context, after, byProvider)),
    ...(till?.writes ?? []),
    ...closed.writes,
  ];
}

export const queryDue = ({ id, askedAt }: Pick<StoredRefund, 'id' | 'askedAt'>) => ({
  at: askedAt ?? '',
  kind: 'refund-query' as const,
  of: id,
});

/**
 * Ends a refund once. If its money was sent, all consequences are in the same transaction. Otherwise it may be
 * tried again; its amount stays taken from what the order owes until somebody rejects the refund.
 */
export async function endRefund(context: Context, id: string, end: RefundEnd): Promise<StoredRefund> {
  const { table, now } = context;
  const to = end.outcome === 'sent' ? 'succeeded' : 'failed';
  const { after } = await refundRecord.change<StoredRefund, Refusal | 'refund-moved'>(
    table,
    () => requireRefund(context, id),
    async (refund) => {
      const isOfEarlierTry = end.requestKey !== undefined && end.requestKey !== refund.requestKey;
      if (refund.status === to || isOfEarlierTry) return undefined;
      if (refund.status !== 'processing') throw wrongState(refund);
      const at = now();
      const iso = at.toISOString();
      const till = await cashOf(context, refund, end);
      // A cash refund has no bank reference, so it gets the code of its till.
      const reference = till?.till.code ?? end.reference;
      const { after: ended, writes } = refundRecord.replace(refund, {
        status: to,
        updatedAt: iso,
        error: end.error,
        reference: reference ?? refund.reference,
        requestKey: null,
        failedAttempts: refund.failedAttempts + (to === 'failed' ? 1 : 0),
        ...(to === 'succeeded' && { endedAt: iso }),
      });
      const note = (to === 'failed' ? end.error : reference) ?? '';
      const status = to === 'failed' ? ('failed' as const) : ('succeeded' as const);
      return {
        after: ended,
        writes: [
          ...writes,
          ...refundRecord.tell(ended, [{ from: 'processing', to, by: end.by, note }], at),
          ...(await endAttempt(context, refund, { ...end, reference, status })),
          ...(to === 'succeeded'
            ? await sent(context, refund, { at, till })
            : await refundOfNotices(context, { ids: noticesOf(refund), refundId: id, failedAt: iso })),
          ...(!isByHand(refund.way) && refund.paymentId ? [remove(refundKeys.lock(refund.paymentId))] : []),
          ...(refund.askedAt ? [cancelDue(queryDue(refund))] : []),
        ],
      };
    },
    (refusal) =>
      refusal === tillConflict ? again : (handOverRefused(refusal) ?? orderRefused(refusal as OrderRefusal)),
  );
  return after;
}
