import type { Context } from '#functions/platform/table/context.ts';
import { applyNotice } from './apply-notice.ts';
import { noticeRecord, type NoticeVerdict } from '../records/payment-notice.ts';

/**
 * Processes a notice again that reached no order the first time, because its code was unknown or we misread it.
 * A notice that reached an order, or that a person decided on, stays as it is.
 */
export async function replayNotice(context: Context, noticeId: string): Promise<NoticeVerdict> {
  await noticeRecord.change(context.table, { id: noticeId }, (notice) =>
    notice.verdict && notice.verdict.orderId === null && !notice.decision
      ? noticeRecord.replace(notice, { verdict: null })
      : undefined,
  );
  return applyNotice(context, noticeId, { isReplay: true });
}
