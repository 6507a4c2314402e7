import type { Context } from '#functions/platform/table/context.ts';
import { applyNotice } from './apply-notice.ts';
import { findNotice, noticeRecord, type NoticeVerdict } from '../records/payment-notice.ts';

/**
 * Works off again what came to nothing the first time: a code nobody knew then, a notice we misread. What reached an
 * order, or was decided on by a person, stands as it is.
 */
export async function replayNotice(context: Context, noticeId: string): Promise<NoticeVerdict> {
  await noticeRecord.change(
    context.table,
    () => findNotice(context.table, noticeId),
    (notice) =>
      notice.verdict && notice.verdict.orderId === null && !notice.decision
        ? noticeRecord.replace(notice, { verdict: null })
        : undefined,
  );
  return applyNotice(context, noticeId, { isReplay: true });
}
