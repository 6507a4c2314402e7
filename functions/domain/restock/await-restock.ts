import { AppError } from '#shared/contract/errors.ts';
import { maxRestockRequests } from '#shared/restock/restock.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { findOffer, noVariantId } from '#functions/domain/catalogue/products/product-offers.ts';
import { endWaiting, listOwnWaiting, startWaiting, type Waiting } from './waiting.ts';

type RestockTarget = { userId: string; productId: string; variantId: string | undefined };

const waitingFor = ({ userId, productId, variantId }: RestockTarget, at: Date): Waiting => ({
  userId,
  productId,
  variantId: variantId ?? noVariantId,
  createdAt: at.toISOString(),
});

/** Registers before the stock check: goods that come back in between are noticed either way. */
export async function awaitRestock({ table, now }: Context, wanted: RestockTarget): Promise<void> {
  const { userId, productId } = wanted;
  const at = now();
  const waiting = waitingFor(wanted, at);
  const before = await findOffer(table, productId, waiting.variantId);
  if (!before) throw new AppError('PRODUCT_NOT_FOUND');
  if (typeof before === 'string') throw new AppError('VARIANT_NOT_FOUND');
  if (before.available > 0) throw new AppError('BACK_IN_STOCK');

  const own = await listOwnWaiting(table, userId, { limit: maxRestockRequests });
  const waits = own.some((one) => one.productId === productId && one.variantId === waiting.variantId);
  if (!waits && own.length >= maxRestockRequests)
    throw new AppError('RESTOCK_FULL', { params: { limit: maxRestockRequests } });

  await table.write([startWaiting(waiting, at)]);
  const after = await findOffer(table, productId, waiting.variantId);
  if (typeof after !== 'object' || after.available === 0) return;
  await table.write([endWaiting(waiting)]);
  throw new AppError('BACK_IN_STOCK');
}

/** Stops waiting for a product. Nothing happens if the member was not waiting. */
export async function forgetRestock({ table, now }: Context, wanted: RestockTarget): Promise<void> {
  await table.write([endWaiting(waitingFor(wanted, now()))]);
}

/** Margin of the read, since two concurrent requests may exceed the limit by a few. */
const fewMore = 20;

/** Stops waiting for all products. */
export async function stopWaiting({ table }: Context, userId: string): Promise<void> {
  const own = await listOwnWaiting(table, userId, { limit: maxRestockRequests + fewMore });
  await Promise.all(own.map((waiting) => table.write([endWaiting(waiting)])));
}

type RestockQuery = {
  userId: string;
  productId: string;
  just?: { variantId: string | undefined; waits: boolean };
};

/** Awaited variants (null: no variants). The index may lag behind the change in `just`. */
export async function listAwaitedVariants({ table }: Context, { userId, productId, just }: RestockQuery) {
  const own = await listOwnWaiting(table, userId, { productId, limit: maxRestockRequests });
  const ids = new Set(own.map(({ variantId }) => variantId));
  const said = just?.variantId ?? noVariantId;
  if (just?.waits) ids.add(said);
  else if (just) ids.delete(said);
  return { productId, variantIds: [...ids].map((id) => (id === noVariantId ? null : id)) };
}
