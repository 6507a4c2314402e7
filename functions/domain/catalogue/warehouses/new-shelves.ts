import type { StockCause } from '#shared/inventory/stock-movement.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { create, type Operation } from '#functions/platform/table/table-operations.ts';
import type { ShelfName } from '../stock-shards/shelf-name.ts';
import { cardRecord } from '../records/catalogue-records.ts';
import { placesOf } from './places.ts';
import { findLabelled, requireShelf } from './shelf-label.ts';
import { newShelfItem, type StoredShelf } from './shelf-record.ts';
import { shelfConflict } from './shelf-conflict.ts';

/** Initial values of a new shelf. */
export type NewShelf = ShelfName &
  Partial<Pick<StoredShelf, 'onHand' | 'onOrder' | 'cost' | 'minQuantity' | 'maxQuantity'>> &
  Pick<StockCause, 'lots'>;

/** Creates missing shelves of a product. Its card names new warehouses, for carts to find them. */
export async function makeShelves(
  { table }: TableContext,
  productId: string,
  shelves: readonly NewShelf[],
  cause: StockCause,
): Promise<Operation<typeof shelfConflict>[]> {
  if (shelves.length === 0) return [];
  const [product, places] = await Promise.all([
    findLabelled({ table }, productId),
    placesOf({ table }, shelves),
  ]);
  if (!product) throw new AppError('PRODUCT_NOT_FOUND');
  const { card } = product;
  const made = shelves.map(({ lots, ...shelf }, row) => {
    const label = requireShelf(product, shelf.variantId);
    const counts = { onHand: 0, reserved: 0, onOrder: 0, cost: 0, minQuantity: 0, maxQuantity: null };
    const { name = '', province = '', isActive = true } = places[row] ?? {};
    const isPaused = isActive ? {} : { isPaused: true };
    return newShelfItem(
      { ...counts, ...shelf, ...isPaused, warehouseName: name, province, label },
      { ...cause, ...(lots && { lots }) },
    );
  });
  const warehouseIds = [...new Set([...card.warehouseIds, ...shelves.map(({ warehouseId }) => warehouseId)])];
  const isKnown = warehouseIds.length === card.warehouseIds.length;
  return [
    ...made.map((item) => create(item, { refusal: shelfConflict })),
    ...(isKnown
      ? []
      : [
          cardRecord.count(
            { id: productId },
            { set: { warehouseIds }, add: { stockVersion: 1 } },
            {
              when: { entity: 'product', stockVersion: { missingOrAtMost: card.stockVersion } },
              refusal: shelfConflict,
            },
          ),
        ]),
  ];
}
