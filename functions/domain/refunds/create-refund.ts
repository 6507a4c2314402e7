import { AppError } from '#shared/contract/errors.ts';
import type { RefundDraft } from '#shared/refunds/refund.ts';
import { secondPersonAbove } from '#shared/refunds/refund-choices.ts';
import { newId } from '#shared/values/ids.ts';
import { orderRefused, type OrderRefusal } from '#functions/domain/orders/moving/change-order.ts';
import { takeForRefund } from '#functions/domain/orders/moving/refund-order.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { handOver, handOverUnnamed } from '#functions/domain/payments/staff/hand-over-notice.ts';
import { handOverRefused, type HandOverRefusal } from '#functions/domain/payments/staff/surplus-notices.ts';
import { codeTaken } from '#functions/platform/records/code-taken.ts';
import { answeredOnce, claimRequest, repeated } from '#functions/platform/records/once.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, type Operation } from '#functions/platform/table/table-operations.ts';
import { newRefundCode } from './refund-code.ts';
import { closeSurplus } from './close-surplus.ts';
import { refundKeys } from './refund-keys.ts';
import { refundRecord, type StoredRefund } from './refund-record.ts';
import { partsOf, paymentsOf, requireRefundOrder, sourceOf } from './refund-source.ts';

export type RefundRequest = RefundDraft & { userId: string; clientRequestId?: string | undefined };

type Refusal = OrderRefusal | HandOverRefusal | typeof codeTaken | typeof repeated;
type Start = { refund: StoredRefund; writes: Operation<Exclude<Refusal, typeof repeated>>[] };

/** Sum of an order's refunds, sent or running: a split must not avoid the approval limit. */
const alreadyAsked = ({ paybacks }: StoredOrder): number =>
  paybacks.filter(({ refundId }) => refundId).reduce((sum, { amount }) => sum + amount, 0);

function newRefund(
  asked: RefundRequest,
  order: StoredOrder | undefined,
  { id, paymentId, at }: { id: string; paymentId: string | null; at: Date },
): StoredRefund {
  const iso = at.toISOString();
  const needsSecond = asked.amount + (order ? alreadyAsked(order) : 0) > secondPersonAbove;
  return {
    id,
    code: newRefundCode(at),
    status: needsSecond ? 'pending' : 'approved',
    kind: asked.kind,
    way: asked.way,
    amount: asked.amount,
    reason: asked.reason,
    orderId: order?.id ?? null,
    orderCode: order?.code ?? null,
    customer: order?.customer.fullName ?? asked.account?.holder ?? '',
    saleChannelId: order?.saleChannelId ?? '',
    warehouseId: order?.holdings[0]?.warehouseId ?? null,
    paymentId,
    noticeId: asked.noticeId ?? null,
    returnId: asked.kind === 'return' ? (asked.returnOrderId ?? null) : null,
    account: asked.account ?? null,
    needsSecond,
    requestedBy: asked.userId,
    decidedBy: null,
    processedBy: null,
    decidedReason: '',
    attempts: 0,
    failedAttempts: 0,
    error: null,
    reference: null,
    requestKey: null,
    askedAt: null,
    begunAt: null,
    closes: [],
    createdAt: iso,
    updatedAt: iso,
    decidedAt: needsSecond ? null : iso,
    endedAt: null,
    version: 1,
  };
}

const handing = (
  { userId, reason, amount }: RefundRequest,
  noticeId: string,
  refundId: string,
  orderId?: string,
) => ({ userId, reason, amount, noticeId, refundId, ...(orderId !== undefined && { orderId }) });

/** Prepares a refund of money that an order owes, or of goodwill from the money that is kept. */
async function ofOrder(context: Context, asked: RefundRequest, id: string, at: Date): Promise<Start> {
  const order = await requireRefundOrder(context, asked.orderId ?? '');
  const source = sourceOf(await paymentsOf(context, order.id), asked);
  const refund = newRefund(asked, order, { id, paymentId: source?.id ?? null, at });
  const parts = partsOf(asked.kind, asked.returnOrderId);
  const { after, writes } = takeForRefund(order, { parts, amount: asked.amount, refundId: id, at });
  const handed = asked.noticeId ? await handOver(context, handing(asked, asked.noticeId, id, order.id)) : [];
  const closed = await closeSurplus(context, after, { ...refund, by: asked.userId });
  return { refund: { ...refund, closes: closed.ids }, writes: [...writes, ...handed, ...closed.writes] };
}

/** Prepares a refund of money that reached no order. It goes back in full, to a known bank account. */
async function ofNotice(context: Context, asked: RefundRequest, id: string, at: Date): Promise<Start> {
  if (asked.kind !== 'overpayment' || asked.way !== 'bank') throw new AppError('REFUND_WAY');
  const refund = newRefund(asked, undefined, { id, paymentId: null, at });
  const noticeId = asked.noticeId ?? '';
  return { refund, writes: await handOverUnnamed(context, handing(asked, noticeId, id)) };
}

/** Creates a refund. What the order owes shrinks with it, so that two at once never get more. */
export async function createRefund(context: Context, asked: RefundRequest): Promise<{ id: string }> {
  const { table, now } = context;
  const { userId, clientRequestId: requestKey, ...draft } = asked;
  const request = { who: userId, what: 'refunds/create-refund', requestKey, asked: draft };
  const work = () =>
    retry(async () => {
      const at = now();
      const id = newId(at.getTime());
      const { refund, writes } = await (asked.orderId ? ofOrder : ofNotice)(context, asked, id, at);
      const claim = { ...refundKeys.code(refund.code), entity: 'refund-code', refundId: id };
      const refusal = await table.write<Refusal>([
        ...claimRequest(request, id),
        create(claim, { refusal: codeTaken }),
        ...refundRecord.make(refund),
        ...refundRecord.tell(
          refund,
          [{ from: null, to: refund.status, by: userId, note: refund.reason }],
          at,
        ),
        ...writes,
      ]);
      if (refusal === undefined) return { id };
      if (refusal === repeated) return repeated;
      if (refusal === codeTaken) return again;
      return handOverRefused(refusal) ?? orderRefused(refusal as OrderRefusal);
    });
  return answeredOnce<{ id: string }>(table, request, { before: (id) => ({ id }), work });
}
