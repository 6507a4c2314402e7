import { noVariant } from '#shared/cart/item-id.ts';
import type { StaffReturn } from '#shared/returns/staff-return.ts';
import { readShelfPlaces } from '#functions/domain/catalogue/warehouses/shelf-places.ts';
import { shelfId } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { readWarehouses } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { shelvesFor } from './restock-return.ts';
import type { StoredReturn } from './return-record.ts';
import { readTally } from './return-tally.ts';

const stillToCome: readonly StoredReturn['status'][] = ['approved', 'returning', 'received'];

/** Lists the shelves that the goods of a return came from, for staff who put them back. */
export async function shelvesToFill(
  table: Table,
  order: StoredOrder,
  { status, items }: StoredReturn,
): Promise<StaffReturn['shelves']> {
  if (!stillToCome.includes(status)) return [];
  const { laidBack } = await readTally(table, order.id);
  const shelves = items.flatMap((item) =>
    shelvesFor(order, [item], noVariant, laidBack).map((held) => ({ ...held, itemId: item.itemId })),
  );
  const [places, warehouses] = await Promise.all([readShelfPlaces(table, shelves), readWarehouses(table)]);
  return shelves.map((shelf) => ({
    itemId: shelf.itemId,
    warehouse: warehouses.find(({ id }) => id === shelf.warehouseId)?.name ?? shelf.warehouseId,
    place: places.get(shelfId(shelf)) ?? null,
    quantity: shelf.quantity,
  }));
}
