import { messageFor } from '#shared/events/registry.ts';
import { emptyAccount } from '#functions/domain/leaving/empty-account.ts';
import { mediaBucket } from '#functions/domain/media/media-bucket.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';

export const handler = queueWorker('empty-account', messageFor('leaving'), (message, context) =>
  emptyAccount({ ...context, bucket: mediaBucket() }, message),
);
