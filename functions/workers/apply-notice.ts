import * as z from 'zod';
import { paymentNotice } from '#shared/events/payments.ts';
import { applyNotice } from '#functions/domain/payments/settling/apply-notice.ts';
import { replayNotice } from '#functions/domain/payments/settling/replay-notice.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';

/** Message of the worker. Staff may resend it after a repair, with only the notice's id and `again`. */
const Message = paymentNotice.schema
  .pick({ type: true, noticeId: true })
  .extend({ again: z.boolean().default(false) });

export const handler = queueWorker('apply-notice', Message, async ({ noticeId, again }, context) => {
  await (again ? replayNotice : applyNotice)(context, noticeId);
});
