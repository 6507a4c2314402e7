import { AppError } from '#shared/contract/errors.ts';
import { buryShelf, ShelfItem } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { getWarehouse, warehouseRecord } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import { ordersView } from '#functions/domain/orders/reading/orders-view.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { newestRows } from '#functions/platform/views/newest-rows.ts';
import { openTransfersOf } from './transfers/read-transfers.ts';
import { inventoryView } from './stock/inventory-view.ts';
import { shelfOf, shelvesOf } from './stock/shelves-of-warehouse.ts';

/** Maximum number of names in an error message. */
const maxNamed = 5;
const maxWaiting = 500;

/** Goods in the warehouse: on hand, reserved or on order. */
async function goodsAt(warehouseId: string) {
  const { rows, total } = await inventoryView.rows().list({
    where: [
      { column: 'warehouseId', is: warehouseId },
      { column: 'kept', is: 1 },
    ],
    sort: { by: 'onHand', descending: true },
    take: maxNamed,
    counted: true,
  });
  return { total, names: rows.map(({ productName, onHand }) => `${productName} (${onHand})`) };
}

/** Packed orders that wait there for pickup. */
async function ordersAt(warehouseId: string) {
  const where = [{ column: 'status', is: 'packing_completed' }] as const;
  const rows = await newestRows(ordersView.rows(), { by: 'createdAt', take: maxWaiting, where });
  const waiting = rows.filter(({ pickupWarehouse }) => pickupWarehouse?.id === warehouseId);
  return { total: waiting.length, names: waiting.map(({ code }) => code) };
}

/** Open transfers from or to the warehouse. */
async function transfersAt(context: Context, warehouseId: string) {
  const open = await openTransfersOf(context, warehouseId);
  return { total: open.length, names: open.map(({ code }) => code) };
}

/** Deletes a warehouse and its empty shelves; refused with a list if anything still depends on it. */
export async function deleteWarehouse(context: Context, id: string): Promise<void> {
  const { table } = context;
  const warehouse = await getWarehouse(context, id);
  const found = await Promise.all([goodsAt(id), ordersAt(id), transfersAt(context, id)]);
  const count = found.reduce((sum, { total }) => sum + total, 0);
  const list = found
    .flatMap(({ names }) => names)
    .slice(0, maxNamed)
    .join(', ');
  if (count > 0) throw new AppError('WAREHOUSE_IN_USE', { params: { count, list } });
  if (await table.write(warehouseRecord.softDelete(warehouse))) throw new AppError('STALE_STATE');
  for await (const rows of shelvesOf(id))
    for (const row of rows) {
      const shelf = await table.get(shelfKey(shelfOf(row)), ShelfItem);
      // A shelf that got pieces at the last moment stays visible.
      if (shelf && shelf.onHand === 0 && shelf.reserved === 0)
        await table.write(buryShelf({ ...shelf, productId: row.productId }, { onHand: 0, reserved: 0 }));
    }
}
