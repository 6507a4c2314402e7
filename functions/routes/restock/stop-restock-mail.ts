import { AppError } from '#shared/contract/errors.ts';
import { stopRestockMail } from '#shared/restock/restock.contract.ts';
import { readLinkToken } from '#functions/platform/tokens/signed-tokens.ts';
import { stopWaiting } from '#functions/domain/restock/await-restock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(stopRestockMail, async ({ body: { token }, table, now }) => {
  const userId = await readLinkToken('stop-restock', token);
  if (!userId) throw new AppError('RESTOCK_LINK_INVALID');
  await stopWaiting({ table, now }, userId);
  return { success: true as const };
});
