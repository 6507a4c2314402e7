import type { Context } from '#functions/platform/table/context.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { applyNotice } from './apply-notice.ts';
import { paymentKeys } from '../records/payment-keys.ts';
import { findNotice, type NoticeVerdict } from '../records/payment-notice.ts';

const moved = 'notice-moved';

/**
 * Works off again what came to nothing the first time: a code nobody knew then, a notice we misread. What reached an
 * order stands as it is.
 */
export async function replayNotice(context: Context, noticeId: string): Promise<NoticeVerdict> {
  const { table } = context;
  const notice = await findNotice(table, noticeId);
  if (notice?.verdict && notice.verdict.orderId === null) {
    const forgetVerdict = { remove: ['verdict', 'gsi1pk', 'gsi1sk'] };
    const when = { verdict: { present: true } } as const;
    await table.write([update(paymentKeys.notice(noticeId), forgetVerdict, { when, refusal: moved })]);
  }
  return applyNotice(context, noticeId);
}
