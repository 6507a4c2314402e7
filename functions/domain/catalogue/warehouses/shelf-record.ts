import * as z from 'zod';
import { type StockCause, StockStamp } from '#shared/inventory/stock-movement.ts';
import { changeStamp } from '#functions/platform/records/change-stamp.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Change, Condition } from '#functions/platform/table/table-expressions.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { productKeys, shelfFeed } from '../catalogue-keys.ts';
import { type ShelfName, shelfNameOf } from '../portions/shelf-name.ts';
import { StoredStock } from '../views/product-record.ts';
import { shelfMoved } from './shelf-moved.ts';

/** What lists of shelves show of the product; the card's and the detail's own words, brought after them when they change. */
export const ShelfLabel = z.object({
  slug: z.string(),
  productName: z.string(),
  productCode: z.string(),
  image: z.string(),
  ground: z.int(),
  categoryId: z.string(),
  categoryPath: z.array(z.string()),
  /** Null for the whole product, and for a variant that is gone. */
  variantName: z.string().nullable(),
  sku: z.string().nullable(),
  /** It is a part of some combo: how many of these there are follows from every piece of it. */
  inCombo: z.boolean().default(false),
  /** It is sold under this name: not one from before variants came or went. */
  isSold: z.boolean(),
});
export type ShelfLabel = z.infer<typeof ShelfLabel>;

/** A shelf as those who keep stock see it: what shoppers' questions read of it is `StoredStock`. */
export const StoredShelf = StoredStock.extend({
  productId: z.string(),
  onOrder: z.int().default(0),
  cost: z.number().default(0),
  minQuantity: z.int().default(0),
  maxQuantity: z.int().nullable().default(null),
  /** Where in its warehouse it lies, as its people write it: “A-03-2”. */
  place: z.string().optional(),
  /** Pieces sold from it lately, as they are added up each night. */
  sold: z.int().optional(),
  /** From whom what lies here was bought last. */
  supplierId: z.string().optional(),
  /** Of what counts as held, past its day and sold to nobody. */
  heldBack: z.int().optional(),
  /** How often its counts were written; none from before there was a ledger. */
  moves: z.int().optional(),
  move: StockStamp.optional(),
  /** None until the first change of its product, where it is from before shelves were listed. */
  label: ShelfLabel.optional(),
});
export type StoredShelf = z.infer<typeof StoredShelf>;

type ShelfKey = ShelfName & { id: string };

export const shelfId = ({ productId, variantId, warehouseId }: ShelfName): string =>
  [productId, variantId, warehouseId].join('.');

/** The shelf that lists know by this id; undefined for what is none. */
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
  stale: shelfMoved,
  // It goes with its product, whatever it counts.
  asRead: ['warehouseId'],
  places: ({ label, productId, variantId, warehouseId }) =>
    label ? productKeys.stockBySlug(label.slug, productId, variantId, warehouseId) : {},
  feed: shelfFeed,
  // Nothing is sold from a stone.
  grave: ({ productId, variantId, warehouseId }) => productKeys.goneStock(productId, variantId, warehouseId),
});

/** Who does it goes with the invocation, as with what is told of records. */
export const stampOf = (cause: StockCause): StockStamp => ({ ...cause, ...changeStamp() });

/** A shelf as it is written when there was none; what lies on it has a cause from the first piece. */
export const newShelfItem = (shelf: Omit<StoredShelf, 'moves' | 'move'>, cause: StockCause) =>
  shelfRecord.item({ ...shelf, ...named(shelf), moves: 1, move: stampOf(cause) });

/** Changes what a shelf says beside its counts. */
export const changeShelf = <const R extends string>(
  shelf: ShelfName,
  change: Change,
  guard: { when?: Condition; refusal: R },
): Operation<R> => shelfRecord.count(named(shelf), change, guard);

/**
 * Changes what a shelf counts. With the counts goes why, and how many such writes there were: whoever follows the table
 * makes of each exactly one line of the ledger, and nothing more is written where people wait.
 */
export const moveShelf = <const R extends string>(
  shelf: ShelfName,
  cause: StockCause,
  { set, add, ...change }: Change,
  guard: { when?: Condition; refusal: R },
): Operation<R> =>
  changeShelf(shelf, { ...change, set: { ...set, move: stampOf(cause) }, add: { ...add, moves: 1 } }, guard);

/** Takes a shelf away, as long as that holds of it, and leaves word of it to lists. */
export const buryShelf = (shelf: StoredStock & ShelfName, when: Condition = {}) =>
  shelfRecord.bury({ ...StoredShelf.parse(shelf), ...named(shelf) }, when);
