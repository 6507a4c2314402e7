import * as z from 'zod';
import { availableOn, type ShelfState, shelfStates, statesOf } from '#shared/inventory/inventory-choices.ts';
import { InventoryRow } from '#shared/inventory/inventory.contract.ts';
import { coverOf, daysLeftOf, never } from '#shared/purchasing/reorder-rule.ts';
import { fold } from '#shared/values/text.ts';
import { shelfFeed, StoredShelf } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';

const ListedShelf = StoredShelf.extend({ id: z.string() });
type ListedShelf = z.infer<typeof ListedShelf>;

const variantIdOf = (variantId: string): string | null => (variantId === noVariantId ? null : variantId);

/** Builds a shelf's list row; its names stay empty until the product's label has come. */
function toRow({ label, portions, ...shelf }: ListedShelf): InventoryRow {
  const { id, productId, warehouseId, warehouseName, onHand, onOrder, reserved, cost } = shelf;
  return {
    id,
    productId,
    warehouseId,
    warehouseName,
    variantId: variantIdOf(shelf.variantId),
    variantName: label?.variantName ?? null,
    productName: label?.productName ?? '',
    productCode: label?.productCode ?? '',
    sku: label?.sku ?? null,
    image: label?.image ?? '',
    ground: label?.ground ?? 1,
    cost,
    onHand,
    onOrder,
    reserved,
    available: availableOn(shelf),
    minQuantity: shelf.minQuantity,
    maxQuantity: shelf.maxQuantity,
    place: shelf.place ?? '',
    isOnSale: portions !== undefined,
    isSold: label?.isSold ?? true,
    sold: shelf.sold ?? 0,
    supplierId: shelf.supplierId ?? null,
  };
}

/** Days the stock lasts; goods no longer sold under their name are never reordered. */
const coverDays = (row: InventoryRow): number => (row.isSold ? coverOf(row) : never);

const inState = (state: ShelfState) =>
  column.flag((shelf: ListedShelf) => statesOf(toRow(shelf)).includes(state));

/** Search word for a category with its subcategories' products; people never type it. */
export const categoryWord = (id: string): string => fold(`category:${id};`);

export const inventoryView = defineView(ListedShelf, {
  ...shelfFeed,
  version: 4,
  columns: {
    name: column.name(({ label }) => label?.productName ?? ''),
    warehouseId: column.text(({ warehouseId }) => warehouseId),
    onHand: column.number(({ onHand }) => onHand),
    available: column.number(availableOn),
    kept: column.flag(({ onHand, reserved, onOrder }) => onHand > 0 || reserved > 0 || onOrder > 0),
    out: inState('out'),
    low: inState('low'),
    over: inState('over'),
    held: inState('held'),
    onSale: inState('onSale'),
    unsold: inState('unsold'),
    sold: column.number(({ sold = 0 }) => sold),
    daysLeft: column.number((shelf) => daysLeftOf(toRow(shelf)) ?? never),
    cover: column.number((shelf) => coverDays(toRow(shelf))),
    supplierId: column.text(({ supplierId = '' }) => supplierId),
  },
  searched: ({ label }) =>
    label
      ? [
          label.productName,
          label.productCode,
          label.sku ?? '',
          label.variantName ?? '',
          ...label.categoryPath.map(categoryWord),
        ]
      : [],
  indexes: [
    ['name'],
    ['onHand'],
    ['available'],
    ['sold'],
    ['daysLeft'],
    ['warehouseId', 'name'],
    ['supplierId', 'cover'],
    ...shelfStates.map((state) => [state, 'name'] as const),
  ],
  row: ListedShelf.transform(toRow).pipe(InventoryRow),
});

export const isState = (value: unknown): value is ShelfState =>
  (shelfStates as readonly unknown[]).includes(value);
