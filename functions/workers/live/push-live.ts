import * as z from 'zod';
import { pushLive } from '#functions/domain/live/push-live.ts';
import { post } from '#functions/platform/connections.ts';
import { queueWorker } from '#functions/platform/queue-worker.ts';
import { table } from '#functions/platform/table.ts';

const Message = z.object({ type: z.literal('account.changed'), id: z.string(), userId: z.string() });

export const handler = queueWorker('live/push-live', Message, (event) =>
  pushLive({ table: table(), post }, event),
);
