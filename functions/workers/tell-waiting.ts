import { messageFor } from '#shared/events/registry.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { notifyWaiting } from '#functions/domain/restock/notify-waiting.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';

export const handler = queueWorker(
  'tell-waiting',
  messageFor('restock'),
  async ({ productId, variantId }, context) => {
    await notifyWaiting(
      { ...context, findProfile: (userId) => findProfile(context, userId) },
      { productId, variantId },
    );
  },
);
