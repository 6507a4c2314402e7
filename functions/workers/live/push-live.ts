import { messageFor } from '#shared/events/registry.ts';
import { pushLive } from '#functions/domain/live/push-live.ts';
import { post } from '#functions/platform/clients/connections.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = queueWorker('live/push-live', messageFor('live'), (event) =>
  pushLive({ table: table(), post }, event),
);
