import * as z from 'zod';
import { type StockCause, StockStamp } from '#shared/inventory/stock-movement.ts';
import { changeStamp } from '#functions/platform/records/change-stamp.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Change, Condition } from '#functions/platform/table/table-expressions.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { productKeys } from '../catalogue-keys.ts';
import { type ShelfName, shelfNameOf } from '../stock-shards/shelf-name.ts';
import { StoredStock } from '../views/product-record.ts';
import { shelfConflict } from './shelf-conflict.ts';

/** Product texts that lists of shelves show, copied from card and detail whenever those change. */
export const ShelfLabel = z.object({
  slug: z.string(),
  productName: z.string(),
  productCode: z.string(),
  image: z.string(),
  ground: z.int(),
  categoryId: z.string(),
  categoryPath: z.array(z.string()),
  /** Null for the whole product, and for a variant that was deleted. */
  variantName: z.string().nullable(),
  sku: z.string().nullable(),
  /** Set if the product is part of a combo, whose stock status then depends on this shelf. */
  inCombo: z.boolean().default(false),
  /** Set if goods are sold under this name; false for names from before variants were added or removed. */
  isSold: z.boolean(),
});
export type ShelfLabel = z.infer<typeof ShelfLabel>;

/** A shelf with the fields for stock keeping; shoppers' queries read only `StoredStock`. */
export const StoredShelf = StoredStock.extend({
  productId: z.string(),
  onOrder: z.int().default(0),
  cost: z.number().default(0),
  minQuantity: z.int().default(0),
  maxQuantity: z.int().nullable().default(null),
  /** Storage place in the warehouse, as written by its staff: “A-03-2”. */
  place: z.string().optional(),
  /** Pieces sold recently, summed up each night. */
  sold: z.int().optional(),
  /** Supplier of the latest purchase. */
  supplierId: z.string().optional(),
  /** Expired pieces held back from sale; they are part of `reserved`. */
  heldBack: z.int().optional(),
  /** Number of movements; missing on shelves from before the ledger. */
  moves: z.int().optional(),
  move: StockStamp.optional(),
  /** Missing on shelves from before shelves were listed, until their product changes. */
  label: ShelfLabel.optional(),
});
export type StoredShelf = z.infer<typeof StoredShelf>;

/** Fields of a shelf for readers that know its name already. */
export const ShelfItem = StoredShelf.omit({ productId: true });
export type ShelfItem = z.infer<typeof ShelfItem>;

/** Has as many shards as products, since shelves change with every order. */
export const shelfFeed = { name: 'inventory', shards: 8 };

type ShelfKey = ShelfName & { id: string };

export const shelfId = ({ productId, variantId, warehouseId }: ShelfName): string =>
  [productId, variantId, warehouseId].join('.');

/** Parses a shelf id; undefined if it is malformed. */
export function shelfOfId(id: string): ShelfName | undefined {
  const [productId, ...rest] = id.split('.');
  const warehouseId = rest.pop();
  const variantId = rest.join('.');
  return productId && variantId && warehouseId ? { productId, variantId, warehouseId } : undefined;
}

const named = (shelf: ShelfName): ShelfKey => ({ ...shelfNameOf(shelf), id: shelfId(shelf) });

export const shelfRecord = versioned({
  entity: 'stock',
  schema: StoredShelf,
  key: ({ productId, variantId, warehouseId }: ShelfKey) =>
    productKeys.stock(productId, variantId, warehouseId),
  stale: shelfConflict,
  // A shelf is deleted with its product, whatever its counts are, so only this constant field is checked.
  guards: ['warehouseId'],
  indexKeys: ({ label, productId, variantId, warehouseId }) =>
    label ? productKeys.stockBySlug(label.slug, productId, variantId, warehouseId) : {},
  feed: shelfFeed,
  // The tombstone has a key outside the product's stock, so that it is never read as a shelf.
  tombstoneKey: ({ productId, variantId, warehouseId }) =>
    productKeys.goneStock(productId, variantId, warehouseId),
});

/** Adds who caused a movement and when, taken from the current invocation like for the audit log. */
export const stampOf = (cause: StockCause): StockStamp => ({ ...cause, ...changeStamp() });

/** Item of a new shelf; even its first pieces have a cause. */
export const newShelfItem = (shelf: Omit<StoredShelf, 'moves' | 'move'>, cause: StockCause) =>
  shelfRecord.item({ ...shelf, ...named(shelf), moves: 1, move: stampOf(cause) });

/** Changes fields of a shelf other than its counts. */
export const changeShelf = <const R extends string>(
  shelf: ShelfName,
  change: Change,
  guard: { when?: Condition; refusal: R },
): Operation<R> => shelfRecord.count(named(shelf), change, guard);

/**
 * Changes the counts of a shelf, together with the cause and the number of movements. The stream worker turns
 * each such write into exactly one ledger line, so that requests do not wait for the ledger.
 */
export const moveShelf = <const R extends string>(
  shelf: ShelfName,
  cause: StockCause,
  { set, add, ...change }: Change,
  guard: { when?: Condition; refusal: R },
): Operation<R> =>
  changeShelf(shelf, { ...change, set: { ...set, move: stampOf(cause) }, add: { ...add, moves: 1 } }, guard);

/** Deletes a shelf if the condition holds, and leaves a tombstone for lists. */
export const buryShelf = (shelf: StoredStock & ShelfName, when: Condition = {}) =>
  shelfRecord.softDelete({ ...StoredShelf.parse(shelf), ...named(shelf) }, when);
