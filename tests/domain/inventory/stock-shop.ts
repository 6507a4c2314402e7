import * as z from 'zod';
import { LedgerLine } from '#shared/inventory/stock-movement.ts';
import { eventsOf } from '#shared/events/registry.ts';
import { productItems, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { followLabel } from '#functions/domain/catalogue/warehouses/shelf-label.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { StoredShelf } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { inventoryKeys } from '#functions/domain/inventory/stock/inventory-keys.ts';
import { saveInventories } from '#functions/domain/inventory/stock/save-inventories.ts';
import { tendLots } from '#functions/domain/inventory/lots/tend-lots.ts';
import { keepLines } from '#functions/domain/inventory/stock/stock-ledger.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { aProduct, aWarehouse, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

export const far = aWarehouse({ id: 'wh-far', name: 'Kho xa' });

type Row = Record<string, unknown>;

/** A shop with one product of ten pieces, whose table is followed as on AWS: `told` is worked off by `follow`. */
export async function aStockedShop(given: Parameters<typeof aProduct>[0] = { name: 'Gạo nếp' }) {
  const told: (readonly [before: Row | undefined, after: Row])[] = [];
  const { table, put, rows } = memoryTable(undefined, (before, after) => void told.push([before, after]));
  const product = aProduct({ available: 10, ...given });
  put([...productItems(product), warehouseItem(aWarehouse()), warehouseItem(far)]);
  const context = contextOf(table);
  const name = { productId: product.card.id, variantId: '-', warehouseId: warehouse.id };

  /** What the stream tells reaches its worker: in any order, and each message as often as one likes. */
  async function follow(arrange: <T>(events: readonly T[]) => readonly T[] = (events) => events) {
    const events = told
      .splice(0)
      .flatMap(([before, after], place) => eventsOf(String(place), { before, after }));
    for (const event of arrange(events)) {
      if (event.type === 'stock.moved') {
        await keepLines(context, event);
        await tendLots(context, event, event.lines);
      }
      if (event.type === 'shelves.outdated') await followLabel(context, event.productId);
    }
  }

  const Shelf = StoredShelf.omit({ productId: true });
  return {
    table,
    put,
    rows,
    product,
    context,
    name,
    follow,
    shelf: async (warehouseId = warehouse.id) => {
      const found = await table.get(shelfKey({ ...name, warehouseId }), Shelf);
      return found && { ...found, productId: name.productId };
    },
    ledger: async (warehouseId = warehouse.id) => {
      const asked = { pk: inventoryKeys.ledger({ ...name, warehouseId }), limit: 200 };
      return z.array(LedgerLine).parse((await table.query(asked, LedgerLine)).items);
    },
    save: (
      change: Partial<Parameters<typeof saveInventories>[1]['inventories'][number]>,
      { reason, seesCosts = true, at = table }: { reason?: string; seesCosts?: boolean; at?: Table } = {},
    ) =>
      saveInventories(contextOf(at), {
        productId: product.card.id,
        userId: 'thu-kho',
        seesCosts,
        inventories: [{ warehouseId: warehouse.id, ...change }],
        reason,
      }),
  };
}
