import type { InventoryRow } from '#shared/inventory/inventory.contract.ts';
import { type ShelfName, noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { shelfConflict } from '#functions/domain/catalogue/warehouses/shelf-conflict.ts';
import { changeShelf } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { findWarehouse } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { inventoryView } from './inventory-view.ts';

const rowsAtOnce = 500;
const writesAtOnce = 20;

export const shelfOf = ({ productId, variantId, warehouseId }: InventoryRow): ShelfName => ({
  productId,
  variantId: variantId ?? noVariantId,
  warehouseId,
});

/** Yields every shelf of a warehouse in batches. */
export async function* shelvesOf(warehouseId: string): AsyncGenerator<InventoryRow[]> {
  let after: { value: string | number | null; id: string } | undefined;
  for (;;) {
    const { rows, places } = await inventoryView.rows().list({
      where: [{ column: 'warehouseId', is: warehouseId }],
      sort: { by: 'name', descending: false },
      take: rowsAtOnce,
      after,
      counted: false,
    });
    yield rows;
    after = places.at(-1);
    if (rows.length < rowsAtOnce) return;
  }
}

/** Copies the name, province and pause of a warehouse to its shelves. */
export async function followWarehouse({ table }: Context, warehouseId: string): Promise<void> {
  const warehouse = await findWarehouse(table, warehouseId);
  if (!warehouse) return;
  const { name: warehouseName, province, isActive } = warehouse;
  const set = { warehouseName, province };
  const change = isActive ? { set, remove: ['isPaused'] } : { set: { ...set, isPaused: true } };
  for await (const rows of shelvesOf(warehouseId))
    for (let start = 0; start < rows.length; start += writesAtOnce)
      await Promise.all(
        rows
          .slice(start, start + writesAtOnce)
          // A shelf deleted meanwhile is skipped.
          .map((row) => table.write([changeShelf(shelfOf(row), change, { refusal: shelfConflict })])),
      );
}
