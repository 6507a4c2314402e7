import * as z from 'zod';
import { pushLive } from '#functions/domain/live/push-live.ts';
import { post } from '#functions/platform/clients/connections.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';
import { table } from '#functions/platform/table/table.ts';

const Message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('account.changed'), id: z.string(), userId: z.string() }),
  z.object({
    type: z.literal('order.changed'),
    id: z.string(),
    orderId: z.string(),
    userId: z.string().nullable(),
    status: z.string(),
    paymentStatus: z.string(),
  }),
  z.object({
    type: z.literal('payment.changed'),
    id: z.string(),
    orderId: z.string(),
    paymentId: z.string(),
    status: z.string(),
  }),
]);

export const handler = queueWorker('live/push-live', Message, (event) =>
  pushLive({ table: table(), post }, event),
);
