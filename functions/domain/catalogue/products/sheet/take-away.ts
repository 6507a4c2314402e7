import { sameSku } from '../goods-codes.ts';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/contract/errors.ts';
import type { CellValues } from '#functions/domain/jobs/import-plan.ts';
import { retry, again } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { moveStock } from '../../warehouses/move-stock.ts';
import { readShelves } from '../../warehouses/shelf-label.ts';
import { writesOfMany } from '../change-many.ts';
import { deleteProduct, type FindOrders } from '../delete-product.ts';
import { findSheetGoodsById } from './find-sheet-goods.ts';
import { variantCells } from '../product-cells.ts';
import { isUnchangedSinceImport } from './new-product.ts';
import { type SheetGood, variantOf } from './sheet-good.ts';

/** Removes the opening stock of a product created by a file; refused if a shelf has moved since. */
async function emptyShelves(context: Context, productId: string, jobId: string, variantId?: string) {
  await retry(async () => {
    const all = await readShelves(context, productId);
    const shelves = all.filter((shelf) => variantId === undefined || shelf.variantId === variantId);
    const isUsed = shelves.some(({ onHand, reserved, moves }) => reserved > 0 || (onHand > 0 && moves !== 1));
    if (isUsed) throw new AppError('PRODUCT_REFERENCED');
    const full = shelves.filter(({ onHand }) => onHand > 0);
    const moves = full.map((shelf) => ({ ...shelf, onHand: -shelf.onHand, onOrder: 0 }));
    const cause = { why: 'corrected', of: { kind: 'job', id: jobId, code: '' } } as const;
    const refusal = await context.table.write(await moveStock(context, moves, cause));
    return refusal ? again : undefined;
  });
}

async function takeVariant(context: Context, thing: SheetGood, made: CellValues, jobId: string) {
  const { product, sku } = thing;
  const variant = variantOf(thing);
  if (!product || !variant) return;
  const { stock: _stock, cost: _cost, ...said } = made;
  if (!isDeepStrictEqual(variantCells(variant), { ...variantCells(variant), ...said }))
    throw new AppError('STALE_STATE');
  await emptyShelves(context, product.card.id, jobId, variant.id);
  const variants = product.detail.variants.filter((one) => !sameSku(one.sku, sku ?? ''));
  const refusal = await context.table.write(await writesOfMany(context, [{ product, values: {}, variants }]));
  if (refusal) throw new AppError('STALE_STATE');
}

/** Deletes a product or variant that a file created, unless it was ordered, stocked or changed since. */
export const takeAwayWith =
  (findOrders: FindOrders, jobId: string) =>
  async (context: Context, thing: SheetGood, made: CellValues): Promise<void> => {
    // Parts of the product may have been deleted a moment ago.
    const [now] = await findSheetGoodsById(context, [thing.id], undefined);
    if (!now?.product) return;
    const { product, sku } = now;
    if ((await findOrders(product.card)).length > 0) throw new AppError('PRODUCT_REFERENCED');
    if (sku !== null) return takeVariant(context, now, made, jobId);
    if (!isUnchangedSinceImport(product, made, now.baseCode)) throw new AppError('STALE_STATE');
    // Checked before the shelves are emptied, so that they stay if the deletion is refused.
    if (product.card.combos > 0) throw new AppError('PRODUCT_REFERENCED');
    await emptyShelves(context, product.card.id, jobId);
    await deleteProduct(context, product.card.id, findOrders);
  };
