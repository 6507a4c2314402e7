import * as z from 'zod';
import { applyNotice } from '#functions/domain/payments/settling/apply-notice.ts';
import { applyDeps } from '#functions/domain/payments/settling/payment-deps.ts';
import { replayNotice } from '#functions/domain/payments/settling/replay-notice.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';

const Message = z.object({
  type: z.literal('payment.notice'),
  noticeId: z.string(),
  /** Asked for by hand, after something was mended. */
  again: z.boolean().default(false),
});

export const handler = queueWorker('payments/apply-notice', Message, async ({ noticeId, again }) => {
  await (again ? replayNotice : applyNotice)(applyDeps(), noticeId);
});
