import { messageFor } from '#shared/events/registry.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { tellWaiting } from '#functions/domain/restock/tell-waiting.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';
import { context } from '#functions/platform/table/context.ts';

export const handler = queueWorker(
  'restock/tell-waiting',
  messageFor('restock'),
  async ({ productId, variantId }) => {
    const here = context();
    await tellWaiting(
      { table: here.table, findProfile: (userId) => findProfile(here, userId) },
      { productId, variantId },
    );
  },
);
