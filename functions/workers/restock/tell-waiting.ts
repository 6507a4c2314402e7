import * as z from 'zod';
import { accountDeps } from '#functions/domain/accounts/account-deps.ts';
import { tellWaiting } from '#functions/domain/restock/tell-waiting.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';

const Message = z.object({
  type: z.literal('stock.returned'),
  productId: z.string(),
  variantId: z.string(),
});

export const handler = queueWorker('restock/tell-waiting', Message, async ({ productId, variantId }) => {
  const { table, accounts } = accountDeps();
  await tellWaiting(
    { table, findProfile: (userId) => accounts.findProfile(userId) },
    { productId, variantId },
  );
});
