import { messageFor } from '#shared/events/registry.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { tellWaiting } from '#functions/domain/restock/tell-waiting.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';

export const handler = queueWorker(
  'tell-waiting',
  messageFor('restock'),
  async ({ productId, variantId }, context) => {
    await tellWaiting(
      { ...context, findProfile: (userId) => findProfile(context, userId) },
      { productId, variantId },
    );
  },
);
