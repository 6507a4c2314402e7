import { AppError } from '#shared/contract/errors.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { claimMoney, freeMoney } from '../records/money-claim.ts';
import { type alreadyJudged, findNotice, noticeRecord } from '../records/payment-notice.ts';
import { contentOf, mayCount, requireNotice } from './require-notice.ts';
import { decided, type HandOver, type HandOverRefusal, isUndecided } from './surplus-notices.ts';

/** Hands the surplus of an order over to a refund, which becomes the decision on its notice. */
export async function handOver(context: Context, input: HandOver): Promise<Operation<HandOverRefusal>[]> {
  const notice = await requireNotice(context, input.noticeId);
  const isItsOwn = notice.verdict?.orderId === input.orderId;
  if (!isItsOwn || !isUndecided(notice)) throw new AppError('NOTICE_STATE');
  return decided(context, notice, input);
}

/** Hands money of no order over to a refund, in full. It is never counted for an order then. */
export async function handOverUnnamed(
  context: Context,
  input: HandOver,
): Promise<Operation<HandOverRefusal>[]> {
  const notice = await requireNotice(context, input.noticeId);
  const content = contentOf(notice);
  if (content.kind !== 'money' || !mayCount(notice, content)) throw new AppError('NOTICE_STATE');
  if (content.amount !== input.amount) throw new AppError('REFUND_WAY');
  return [...claimMoney(content, notice.id), ...decided(context, notice, input)];
}

/** Takes money back from a rejected refund. The money waits for a decision again. */
export async function handBack(
  context: Context,
  { noticeId, refundId }: { noticeId: string; refundId: string },
): Promise<Operation<typeof alreadyJudged>[]> {
  const notice = await findNotice(context.table, noticeId);
  if (!notice || notice.decision?.refundId !== refundId) return [];
  const content = contentOf(notice);
  const isUnnamed = notice.verdict?.orderId === null && content.kind === 'money';
  return [
    ...noticeRecord.replace(notice, { decision: null }).writes,
    ...(isUnnamed ? freeMoney(content) : []),
  ];
}
