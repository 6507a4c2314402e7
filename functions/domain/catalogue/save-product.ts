import * as z from 'zod';
import type { Category } from '#shared/catalogue/category.ts';
import type { Product } from '#shared/catalogue/product.ts';
import type { ProductDraft } from '#shared/catalogue/save-product.ts';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import { newId } from '#shared/ids.ts';
import { slugify } from '#shared/text.ts';
import { cleanHtml } from '#functions/platform/clean-html.ts';
import type { Table } from '#functions/platform/table.ts';
import {
  create,
  type Item,
  type Operation,
  put,
  remove,
  upsert,
} from '#functions/platform/table-operations.ts';
import { tombstone } from '#functions/platform/view-feed.ts';
import {
  brandKey,
  businessKey,
  productFeed,
  productKeys,
  warehouseKey,
  wholeProduct,
} from './catalogue-keys.ts';
import { productClaims, productItems } from './product-items.ts';
import {
  buildProduct,
  type ProductFacts,
  type ProductRecord,
  type StoredStock,
  toProduct,
} from './product-record.ts';
import { moveRating } from './product-rating.ts';
import type { ProductRepository } from './product-repository.ts';

type Deps = {
  table: Table;
  products: ProductRepository;
  findCategory: (id: string) => Promise<Category | undefined>;
  now: () => Date;
};

const Business = z.object({ id: z.string(), name: z.string(), slug: z.string(), verified: z.boolean() });
const Brand = z.object({ id: z.string(), name: z.string() });
const Warehouse = z.object({ id: z.string(), name: z.string(), province: z.string() });

/** DynamoDB takes 100 writes in a transaction; what is over follows in further ones. */
const writesAtOnce = 90;

/** Variants keep their stock in the first warehouse named; a plain product keeps its own in each. */
function stocksOf(
  draft: ProductDraft,
  variantIds: string[],
  warehouses: z.infer<typeof Warehouse>[],
): StoredStock[] {
  const rows = variantIds.length
    ? draft.variants.map(({ stock }, place) => ({
        variantId: variantIds[place] ?? wholeProduct,
        warehouse: warehouses[0],
        onHand: stock,
      }))
    : draft.stock.map(({ warehouseId, onHand }) => ({
        variantId: wholeProduct,
        warehouse: warehouses.find(({ id }) => id === warehouseId),
        onHand,
      }));
  return rows.flatMap(({ variantId, warehouse, onHand }) =>
    warehouse
      ? [
          {
            variantId,
            warehouseId: warehouse.id,
            warehouseName: warehouse.name,
            province: warehouse.province,
            onHand,
            reserved: 0,
          },
        ]
      : [],
  );
}

async function gather(
  { table, findCategory, now }: Deps,
  draft: ProductDraft,
  known: ProductRecord | undefined,
) {
  const [category, [business, brand]] = await Promise.all([
    findCategory(draft.categoryId),
    table.getMany([
      [businessKey(draft.businessId), Business],
      [brandKey(draft.brandId ?? wholeProduct), Brand],
    ]),
  ]);
  if (!category) throw new AppError('UNKNOWN_CATEGORY');
  if (!business) throw new AppError('UNKNOWN_BUSINESS');
  if (draft.brandId && !brand) throw new AppError('UNKNOWN_BRAND');
  const warehouses = (
    await table.getMany(draft.stock.map(({ warehouseId }) => [warehouseKey(warehouseId), Warehouse] as const))
  ).filter((warehouse) => warehouse !== undefined);
  if (warehouses.length < draft.stock.length) throw new AppError('UNKNOWN_WAREHOUSE');
  const at = now().toISOString();
  const facts: ProductFacts = {
    id: known?.card.id ?? newId(now().getTime()),
    revision: (known?.card.revision ?? 0) + 1,
    category,
    business,
    brand: brand ?? null,
    ...(known && { rating: known.card.rating, sold: known.card.sold }),
    stocks: [],
    createdAt: known?.card.createdAt ?? at,
    updatedAt: at,
  };
  return { facts, warehouses };
}

/** Counts that orders are holding survive a change of the numbers on hand. */
function keepReserved(stocks: StoredStock[], known: StoredStock[]): StoredStock[] {
  const same = (a: StoredStock, b: StoredStock) =>
    a.variantId === b.variantId && a.warehouseId === b.warehouseId;
  const updated = stocks.map((stock) => ({
    ...stock,
    reserved: known.find((old) => same(old, stock))?.reserved ?? 0,
  }));
  return [...updated, ...known.filter((old) => !stocks.some((stock) => same(old, stock)))];
}

async function prepare(deps: Deps, draft: ProductDraft, known?: ProductRecord): Promise<ProductRecord> {
  const { facts, warehouses } = await gather(deps, draft, known);
  const kept = {
    ...draft,
    slug: draft.slug ?? known?.card.slug ?? slugify(draft.name),
    description: cleanHtml(draft.description),
  };
  const variantIds = buildProduct(kept, facts).detail.variants.map(({ id }) => id);
  const stocks = keepReserved(stocksOf(draft, variantIds, warehouses), known?.stocks ?? []);
  return buildProduct(kept, { ...facts, stocks });
}

async function writeAll(table: Table, first: Operation[], more: Operation[]): Promise<void> {
  const refusal = await table.write([...first, ...more.slice(0, writesAtOnce)]);
  if (refusal) throw new AppError(refusal as ErrorCode);
  for (let start = writesAtOnce; start < more.length; start += writesAtOnce)
    await table.write(more.slice(start, start + writesAtOnce));
}

const claimRefusals = ['SLUG_EXISTS', 'PRODUCT_CODE_EXISTS'] as const satisfies ErrorCode[];

const takeClaims = (record: ProductRecord): Operation[] =>
  productClaims(record.card).map((item, place) =>
    create(item, { refusal: claimRefusals[place] ?? 'SLUG_EXISTS' }),
  );

const isStock = (item: Item) => item['entity'] === 'stock';

export async function createProduct(deps: Deps, draft: ProductDraft): Promise<Product> {
  const record = await prepare(deps, draft);
  const items = productItems(record);
  await writeAll(
    deps.table,
    [...takeClaims(record), ...items.filter((item) => !isStock(item)).map((item) => create(item))],
    items.filter(isStock).map((item) => put(item)),
  );
  return toProduct(record);
}

/** Claims that moved: the new ones are taken in the same transaction that lets go of the old. */
function moveClaims(before: ProductRecord, after: ProductRecord): Operation[] {
  const old = productClaims(before.card);
  return productClaims(after.card).flatMap((claim, place) => {
    const previous = old[place];
    if (!previous || previous.pk === claim.pk) return [];
    return [create(claim, { refusal: claimRefusals[place] ?? 'SLUG_EXISTS' }), remove(previous)];
  });
}

/** Only what staff typed is set; what orders reserved since it was read stays. */
function saveStock({ pk, sk, reserved: _, ...attributes }: Item): Operation {
  return upsert({ pk, sk }, { set: attributes, setOnce: { reserved: 0 } });
}

export async function updateProduct(deps: Deps, id: string, draft: ProductDraft): Promise<Product> {
  const known = await deps.products.find(id);
  if (!known) throw new AppError('PRODUCT_NOT_FOUND');
  const record = await prepare(deps, draft, known);
  const [card, detail, ...stocks] = productItems(record);
  if (!card || !detail) throw new Error('A product has a card and a detail');
  await writeAll(
    deps.table,
    [
      ...moveClaims(known, record),
      ...(known.card.slug === record.card.slug ? [] : [moveRating(record.card)]),
      put(card, { when: { revision: known.card.revision }, refusal: 'STALE_STATE' }),
      put(detail),
    ],
    stocks.map(saveStock),
  );
  return toProduct(record);
}

/** A tombstone stays in the card's place for a while, so that every view learns the product is gone. */
export async function deleteProduct({ table, products }: Deps, id: string): Promise<void> {
  const known = await products.find(id);
  if (!known) throw new AppError('PRODUCT_NOT_FOUND');
  await writeAll(
    table,
    [
      put(
        { ...productKeys.card(id), entity: 'product-gone', ...tombstone(productFeed, id) },
        {
          when: { revision: known.card.revision },
          refusal: 'STALE_STATE',
        },
      ),
      remove(productKeys.detail(id)),
      ...productClaims(known.card).map((claim) => remove(claim)),
    ],
    known.stocks.map(({ variantId, warehouseId }) => remove(productKeys.stock(id, variantId, warehouseId))),
  );
}
