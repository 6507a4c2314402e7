import { availableOn } from '#shared/inventory/inventory-choices.ts';
import type { Inventory } from '#shared/inventory/inventory.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { collator } from '#shared/values/text.ts';
import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import type { Split } from '#functions/domain/catalogue/stock-shards/stock-shard.ts';
import { isProduct, readShelves } from '#functions/domain/catalogue/warehouses/shelf-label.ts';
import { withStockShards } from '#functions/domain/catalogue/warehouses/read-stock-shards.ts';
import type { StoredShelf } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { withoutCost } from './without-cost.ts';

export type ShelfWithSplit = StoredShelf & { split?: Split };

/** Reads a product's shelves in their current state; pieces in flash sale shards count as available. */
export async function requireShelves({ table }: Context, productId: string): Promise<ShelfWithSplit[]> {
  const [isThere, shelves] = await Promise.all([
    isProduct({ table }, productId),
    readShelves({ table }, productId),
  ]);
  if (!isThere) throw new AppError('PRODUCT_NOT_FOUND');
  return withStockShards(
    table,
    shelves.map((stock) => ({ productId, stock, isOnSale: false })),
  );
}

const toInventory = (shelf: ShelfWithSplit): Inventory => ({
  warehouseId: shelf.warehouseId,
  warehouseName: shelf.warehouseName,
  variantId: shelf.variantId === noVariantId ? null : shelf.variantId,
  variantName: shelf.label?.variantName ?? null,
  cost: shelf.cost,
  onHand: shelf.onHand,
  onOrder: shelf.onOrder,
  reserved: shelf.reserved,
  available: availableOn(shelf),
  minQuantity: shelf.minQuantity,
  maxQuantity: shelf.maxQuantity,
  place: shelf.place ?? '',
});

const inOrder = (a: Inventory, b: Inventory): number =>
  collator.compare(a.variantName ?? '', b.variantName ?? '') ||
  collator.compare(a.warehouseName, b.warehouseName);

type InventoriesQuery = { productId: string; seesCosts: boolean };

/** Lists a product's stock per warehouse: shelves of variants on sale, and others while pieces remain. */
export async function listInventories(
  context: Context,
  { productId, seesCosts }: InventoriesQuery,
): Promise<Inventory[]> {
  const shelves = await requireShelves(context, productId);
  const rows = shelves
    .filter(
      ({ label, onHand, reserved, onOrder }) => label?.isSold !== false || onHand + reserved + onOrder > 0,
    )
    .map(toInventory)
    .toSorted(inOrder);
  return seesCosts ? rows : rows.map(withoutCost);
}
