import { AppError } from '#shared/contract/errors.ts';
import * as restock from '#shared/restock/index.ts';
import * as awaiting from '#functions/domain/restock/await-restock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { readLinkToken } from '#functions/platform/tokens/signed-tokens.ts';

export const awaitRestock = httpRoute(
  restock.awaitRestock,
  async ({ actor: { userId }, params: { productId }, body: { variantId }, table, now }) => {
    await awaiting.awaitRestock({ table, now }, { userId, productId, variantId });
    return awaiting.listAwaitedVariants(
      { table, now },
      { userId, productId, just: { variantId, waits: true } },
    );
  },
);

export const forgetRestock = httpRoute(
  restock.forgetRestock,
  async ({ actor: { userId }, params: { productId }, query: { variantId }, table, now }) => {
    await awaiting.forgetRestock({ table, now }, { userId, productId, variantId });
    return awaiting.listAwaitedVariants(
      { table, now },
      { userId, productId, just: { variantId, waits: false } },
    );
  },
);

export const listAwaited = httpRoute(
  restock.listAwaited,
  ({ actor: { userId }, params: { productId }, table, now }) =>
    awaiting.listAwaitedVariants({ table, now }, { userId, productId }),
);

export const stopRestockMail = httpRoute(restock.stopRestockMail, async ({ body: { token }, table, now }) => {
  const userId = await readLinkToken('stop-restock', token);
  if (!userId) throw new AppError('RESTOCK_LINK_INVALID');
  await awaiting.stopWaiting({ table, now }, userId);
  return { success: true as const };
});
