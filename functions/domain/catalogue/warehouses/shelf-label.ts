import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { isUnit } from '#shared/catalogue/unit.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { productKeys } from '../catalogue-keys.ts';
import { type ShelfName, noVariantId } from '../stock-shards/shelf-name.ts';
import { type ProductRecord, StoredCard, StoredDetail, type StoredStock } from '../views/product-record.ts';
import { liesOnShelves } from '../views/offer.ts';
import { shelfConflict } from './shelf-conflict.ts';
import { changeShelf, ShelfItem, type ShelfLabel, type StoredShelf } from './shelf-record.ts';

type LabelSource = Pick<ProductRecord, 'card'> & { detail: Pick<StoredDetail, 'variants'> };

/** Fields of a product that lists of shelves show. */
export function labelOf({ card, detail }: LabelSource, variantId: string): ShelfLabel {
  const variant = detail.variants.find(({ id }) => id === variantId);
  return {
    slug: card.slug,
    productName: card.name,
    productCode: card.code,
    image: card.image,
    ground: card.ground,
    categoryId: card.category.id,
    categoryPath: card.category.path,
    variantName: variant ? `${variant.name}: ${variant.value}` : null,
    sku: variant?.sku ?? null,
    inCombo: card.combos > 0,
    isSold:
      liesOnShelves(card) &&
      (variant !== undefined || (variantId === noVariantId && detail.variants.length === 0)),
  };
}

/** Returns a shelf's label: goods are counted under the names they are sold by, units by their base. */
export function requireShelf(product: LabelSource, variantId: string): ShelfLabel {
  const { card } = product;
  if (isUnit(card)) throw new AppError('UNIT_HAS_NO_SHELF', { params: { name: card.name } });
  const label = labelOf(product, variantId);
  if (!label.isSold) throw new AppError('VARIANT_NOT_FOUND');
  return label;
}

const relabel = (shelf: ShelfName, label: ShelfLabel): Operation<typeof shelfConflict> =>
  changeShelf(
    shelf,
    {
      set: {
        label,
        ...productKeys.stockBySlug(label.slug, shelf.productId, shelf.variantId, shelf.warehouseId),
      },
    },
    { refusal: shelfConflict },
  );

/** Updates the labels of a product's shelves after its slug or texts changed. */
export const relabelShelves = (
  record: LabelSource,
  stocks: readonly Pick<StoredStock, 'variantId' | 'warehouseId'>[],
): Operation<typeof shelfConflict>[] =>
  stocks.map((stock) => relabel({ productId: record.card.id, ...stock }, labelOf(record, stock.variantId)));

/** Reads all shelves of a product with the fields for stock keeping. */
export async function readShelves({ table }: TableContext, productId: string): Promise<StoredShelf[]> {
  const shelves: StoredShelf[] = [];
  let cursor: string | undefined;
  do {
    const asked = { pk: productKeys.partition(productId), startsWith: 'STOCK#', cursor };
    const page: { items: z.output<typeof ShelfItem>[]; cursor: string | undefined } = await table.query(
      asked,
      ShelfItem,
    );
    shelves.push(...page.items.map((shelf) => ({ ...shelf, productId })));
    ({ cursor } = page);
  } while (cursor);
  return shelves;
}

const Card = z.looseObject({ entity: z.string() });

/** Tells whether the product exists, and not only its tombstone. */
export const isProduct = async ({ table }: TableContext, productId: string): Promise<boolean> =>
  (await table.get(productKeys.card(productId), Card))?.entity === 'product';

/** Reads the fields of a product that its shelves need; undefined if only a tombstone is left. */
export async function findLabelled(
  { table }: TableContext,
  productId: string,
): Promise<{ card: StoredCard; detail: StoredDetail } | undefined> {
  const [card, detail] = await table.getMany([
    [productKeys.card(productId), Card],
    [productKeys.detail(productId), StoredDetail],
  ]);
  return card?.entity === 'product' && detail ? { card: StoredCard.parse(card), detail } : undefined;
}

/** Copies changed product texts to the shelves that differ, since an edit writes only the product. */
export async function followLabel({ table }: TableContext, productId: string): Promise<void> {
  const product = await findLabelled({ table }, productId);
  if (!product) return;
  const shelves = await readShelves({ table }, productId);
  for (const { label, ...shelf } of shelves) {
    const now = labelOf(product, shelf.variantId);
    if (!isDeepStrictEqual(label, now)) await table.write([relabel(shelf, now)]);
  }
}
