import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import type { takeBackDecision as contract } from '#shared/payments/notices.contract.ts';
import { orderRefused, type OrderRefusal } from '#functions/domain/orders/moving/change-order.ts';
import { takeOffMoney } from '#functions/domain/orders/moving/take-off-money.ts';
import { statementTied, untieStatement } from '../records/carrier-statement.ts';
import { requireShopOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { again } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { notCounted, releaseMoney } from '../records/money-claim.ts';
import { type StoredNotice, auditEntryOfAct, auditEntryOfOrder } from '../records/payment-notice.ts';
import { movePayment, paymentRecord, type StoredPayment } from '../records/payment-record.ts';
import { type MoneyContent, nothing } from '../settling/decide-money.ts';
import { pressNotice } from './decide-notice.ts';
import { contentOf, mayTakeBack } from './require-notice.ts';

type TakeBackInput = BodyOf<typeof contract> & { id: string; userId: string };

/** Removes the money from its attempt. If the attempt had paid the order, it no longer has. */
function uncountedPayment(
  payment: StoredPayment | undefined,
  { amount, transaction, formerTransaction }: MoneyContent,
  after: StoredOrder,
): Operation<'order-moved'>[] {
  if (!payment) return [];
  const change = {
    received: Math.max(0, payment.received - amount),
    references: payment.references.filter((one) => one !== transaction && one !== formerTransaction),
  };
  // The attempt stays succeeded if other money still covers its amount.
  if (after.paymentStatus === 'paid' || payment.status !== 'succeeded' || change.received >= payment.amount)
    return paymentRecord.replace(payment, change).writes;
  const ended = { ...change, reason: 'superseded', succeededAt: null } as const;
  return movePayment(payment, 'take-off', ended)?.writes ?? [];
}

async function takeOff(context: Context, notice: StoredNotice, content: MoneyContent) {
  const { table, now } = context;
  const { orderId, paymentId } = notice.verdict ?? nothing('ignored');
  const [order, payment] = await Promise.all([
    requireShopOrder(context, orderId ?? ''),
    paymentId ? paymentRecord.find(table, { id: paymentId }) : undefined,
  ]);
  const { after, writes } = takeOffMoney(order, content.amount, now());
  const claim = await releaseMoney({ table }, content, notice.id);
  return { code: order.code, writes: [claim, ...writes, ...uncountedPayment(payment, content, after)] };
}

/**
 * Takes back a decision on money. Money that was counted for an order is taken off it and waits in the inbox as
 * taken off. The order is then as it was before, or waits for its money again.
 */
export async function takeBackDecision(context: Context, asked: TakeBackInput): Promise<void> {
  const { id, userId, version, clientRequestId: requestKey } = asked;
  const request = { who: userId, what: 'payments/take-back-decision', requestKey, asked: { id, version } };
  await pressNotice<OrderRefusal | typeof notCounted | typeof statementTied>(
    context,
    { id, version, request },
    async (notice) => {
      const content = contentOf(notice);
      if (!mayTakeBack(notice, content)) throw new AppError('NOTICE_STATE');
      if (notice.decision?.kind === 'ignore') return { change: { decision: null }, writes: [] };
      if (content.kind !== 'money') throw new AppError('NOTICE_STATE');
      const { statementId } = notice.decision ?? {};
      if (statementId !== undefined) {
        const claim = await releaseMoney(context, content, notice.id);
        const untied = await untieStatement(context, { id: statementId, noticeId: notice.id });
        return { change: { decision: null }, writes: [claim, ...untied] };
      }
      const unknown = { ...nothing('unknown'), amount: content.amount, at: context.now().toISOString() };
      const { writes: _none, ...verdict } = unknown;
      const { code, writes } = await takeOff(context, notice, content);
      // The audit log shows a removed decision by itself. Money that was matched by its code had no decision,
      // so it needs an entry.
      const also = [...(notice.decision ? [] : [auditEntryOfAct('take-off')]), auditEntryOfOrder(code, null)];
      return { change: { decision: null, verdict: { ...verdict, takenOff: true } }, also, writes };
    },
    (refusal) => {
      if (refusal === notCounted || refusal === statementTied) throw new AppError('MONEY_USED');
      return refusal === 'order-moved' || refusal === 'too-many-open' ? orderRefused(refusal) : again;
    },
  );
}
