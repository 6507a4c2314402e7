import { messageFor } from '#shared/events/registry.ts';
import { accountDeps } from '#functions/domain/accounts/account-deps.ts';
import { tellWaiting } from '#functions/domain/restock/tell-waiting.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';

export const handler = queueWorker(
  'restock/tell-waiting',
  messageFor('restock'),
  async ({ productId, variantId }) => {
    const { table, accounts } = accountDeps();
    await tellWaiting(
      { table, findProfile: (userId) => accounts.findProfile(userId) },
      { productId, variantId },
    );
  },
);
