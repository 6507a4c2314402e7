import type { ProductDraft } from '#shared/catalogue/save-product.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { create, type Operation, update } from '#functions/platform/table/table-operations.ts';
import { productKeys, wholeProduct } from '../catalogue-keys.ts';
import { recountPieces } from '../warehouses/hold-stock.ts';
import { stockItem } from './product-items.ts';
import type { ProductRecord, StoredStock } from '../views/product-record.ts';
import { countedStocks } from '../views/product-record.ts';

export type Place = { id: string; name: string; province: string };

/** What staff say lies on a shelf, and what lay there when they looked. */
type Count = Omit<StoredStock, 'reserved'> & { before: number | undefined; path: string };

/** Variants keep their stock in the first warehouse named; a plain product keeps its own in each. */
function countsOf(
  draft: Pick<ProductDraft, 'variants' | 'stock'>,
  variantIds: readonly string[],
  places: readonly Place[],
): Count[] {
  const said = variantIds.length
    ? draft.variants.map(({ stock, stockBefore }, row) => ({
        variantId: variantIds[row] ?? wholeProduct,
        place: places[0],
        onHand: stock,
        before: stockBefore,
        path: `variants.${row}.stock`,
      }))
    : draft.stock.map(({ warehouseId, onHand, onHandBefore }, row) => ({
        variantId: wholeProduct,
        place: places.find(({ id }) => id === warehouseId),
        onHand,
        before: onHandBefore,
        path: `stock.${row}.onHand`,
      }));
  return said.flatMap(({ place, ...count }) =>
    place ? [{ ...count, warehouseId: place.id, warehouseName: place.name, province: place.province }] : [],
  );
}

const newShelf = ({ before: _before, path: _path, ...count }: Count): StoredStock => ({
  ...count,
  reserved: 0,
});

/** The shelves of a new product. */
export const firstShelves = (
  draft: Pick<ProductDraft, 'variants' | 'stock'>,
  variantIds: readonly string[],
  places: readonly Place[],
): StoredStock[] => countsOf(draft, variantIds, places).map(newShelf);

const isSame = (a: Pick<StoredStock, 'variantId' | 'warehouseId'>, b: typeof a): boolean =>
  a.variantId === b.variantId && a.warehouseId === b.warehouseId;

/** The refusal when a shelf changed between reading and writing: it is worth another look. */
export const shelfMoved = 'shelf-moved';

/** Whether anything is said of a shelf: another number than its own, or its own by chance, over another that was read. */
const isCounted = ({ onHand, before = onHand }: Count, shelf: StoredStock): boolean =>
  onHand !== shelf.onHand || before !== shelf.onHand;

/** A number over one that moved since it was read would bring back what was sold. */
function requireRead({ onHand, warehouseName }: StoredStock, { before, path }: Count): void {
  if (before !== onHand)
    throw new AppError('STALE_STATE', { params: { changed: path, onHand, warehouse: warehouseName } });
}

const addressOf = ({ id, slug }: ProductAddress, { variantId, warehouseId }: StoredStock) =>
  productKeys.bySlug(slug, productKeys.stock(id, variantId, warehouseId).sk);

function recount(
  product: ProductAddress,
  shelf: StoredStock,
  counted: number,
): Operation<typeof shelfMoved>[] {
  const { reserved: held, warehouseName: warehouse } = shelf;
  if (counted < held) throw new AppError('STOCK_HELD', { params: { held, warehouse } });
  const name = { productId: product.id, ...shelf };
  return recountPieces(name, counted, shelfMoved, addressOf(product, shelf));
}

type ProductAddress = { id: string; slug: string };

export type ShelfChanges = {
  /** All shelves as they will be. */
  stocks: StoredStock[];
  /** What stands or falls with the product. */
  writes: Operation<typeof shelfMoved>[];
  /** Shelves that only take another address with it. */
  untouched: StoredStock[];
  /** Shelves nothing is sold from any more: afterwards they keep what orders hold, and no more. */
  closings: Operation<typeof shelfMoved>[][];
};

/** Shelves named for the first time are made; one that is there changes only from the number staff saw on it. */
export function changeShelves(
  product: ProductAddress,
  draft: Pick<ProductDraft, 'variants' | 'stock'>,
  places: readonly Place[],
  before: ProductRecord,
  after: Pick<ProductRecord, 'detail'>,
): ShelfChanges {
  const variantIds = after.detail.variants.map((variant) => variant.id);
  const counts = countsOf(draft, variantIds, places);
  const wasOpen = countedStocks(before);
  const isOpen = countedStocks({ ...after, stocks: before.stocks });
  const changes: ShelfChanges = { stocks: [], writes: [], untouched: [], closings: [] };
  for (const shelf of before.stocks) {
    const said = counts.find((count) => isSame(count, shelf));
    if (said && isCounted(said, shelf)) {
      if (wasOpen.includes(shelf)) requireRead(shelf, said);
      changes.writes.push(...recount(product, shelf, said.onHand));
      changes.stocks.push({ ...shelf, onHand: said.onHand });
      continue;
    }
    changes.untouched.push(shelf);
    changes.stocks.push(shelf);
    if (!isOpen.includes(shelf) && shelf.onHand > shelf.reserved)
      changes.closings.push(recount(product, shelf, shelf.reserved));
  }
  for (const count of counts.filter((one) => !before.stocks.some((shelf) => isSame(shelf, one)))) {
    const shelf = newShelf(count);
    changes.stocks.push(shelf);
    changes.writes.push(create(stockItem(product.id, product.slug, shelf), { refusal: shelfMoved }));
  }
  return changes;
}

/** A product that gets another address takes its shelves along. */
export const moveShelves = (
  product: ProductAddress,
  stocks: readonly StoredStock[],
): Operation<typeof shelfMoved>[] =>
  stocks.map((shelf) =>
    update(
      productKeys.stock(product.id, shelf.variantId, shelf.warehouseId),
      { set: addressOf(product, shelf) },
      { refusal: shelfMoved },
    ),
  );
