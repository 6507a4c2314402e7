import * as z from 'zod';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Query, Reads } from '#functions/platform/table/table.ts';
import { productKeys } from '../catalogue-keys.ts';
import { productCodes } from '../records/catalogue-names.ts';
import { withStockShards } from '../warehouses/read-stock-shards.ts';
import { partsOf } from './list-offers.ts';
import { StoredRating, toRatingSummary } from './product-rating.ts';
import {
  type ProductRecord,
  type ProductText,
  StoredCard,
  StoredDetail,
  StoredStock,
} from '../views/product-record.ts';

const ProductItem = z.discriminatedUnion('entity', [
  StoredCard.extend({ entity: z.literal('product') }),
  StoredDetail.extend({ entity: z.literal('product-detail') }),
  StoredStock.extend({ entity: z.literal('stock') }),
  StoredRating.extend({ entity: z.literal('product-rating') }),
  z.object({ entity: z.literal('product-gone') }),
]);
type ProductItem = z.infer<typeof ProductItem>;

function assemble(items: ProductItem[]): ProductRecord | undefined {
  const card = items.find((item) => item.entity === 'product');
  const detail = items.find((item) => item.entity === 'product-detail');
  if (!card || !detail) return undefined;
  const rating = items.find((item) => item.entity === 'product-rating');
  return {
    // The rating item is current, while the card's copy follows a moment later.
    card: rating ? { ...card, rating: toRatingSummary(rating) } : card,
    detail,
    stocks: items.filter((item) => item.entity === 'stock'),
  };
}

async function wholeRecord(reads: Reads, items: ProductItem[]): Promise<ProductRecord | undefined> {
  const record = assemble(items);
  if (!record) return undefined;
  const { card, detail } = record;
  const shelves = record.stocks.map((stock) => ({
    productId: card.id,
    stock,
    isOnSale: detail.flashSale,
  }));
  const [stocks, parts] = await Promise.all([withStockShards(reads, shelves), partsOf(reads, card)]);
  return { ...record, stocks, ...(parts && { parts }) };
}

const itemsAtOnce = 300;

/** Reads all items of a product. There can be many shelves: those of deleted variants stay. */
async function readItems(reads: Reads, asked: Pick<Query, 'index' | 'pk'>): Promise<ProductItem[]> {
  const items: ProductItem[] = [];
  let cursor: string | undefined;
  do {
    const page = await reads.query({ ...asked, limit: itemsAtOnce, cursor }, ProductItem);
    items.push(...page.items);
    ({ cursor } = page);
  } while (cursor);
  return items;
}

/** Reads a product by id in one round trip; two during a flash sale, three for a combo. */
export const readProduct = async (table: Reads, id: string): Promise<ProductRecord | undefined> =>
  wholeRecord(table, await readItems(table, { pk: productKeys.partition(id) }));

export const findProduct = ({ table }: Context, id: string): Promise<ProductRecord | undefined> =>
  readProduct(table, id);

export const requireProduct = async (context: Context, id: string): Promise<ProductRecord> =>
  orThrow(await findProduct(context, id), 'PRODUCT_NOT_FOUND');

export async function findProductBySlug(
  { table }: Context,
  slug: string,
): Promise<ProductRecord | undefined> {
  const items = await readItems(table, { index: 'gsi1', pk: productKeys.slugPartition(slug) });
  // These reads are for display only, and the index is a moment behind as well.
  return wholeRecord(table.recent, items);
}

const CardItem = z.discriminatedUnion('entity', [
  StoredCard.extend({ entity: z.literal('product') }),
  z.object({ entity: z.literal('product-gone') }),
]);

const TextItem = z.discriminatedUnion('entity', [
  ...CardItem.options,
  StoredDetail.extend({ entity: z.literal('product-detail') }),
]);

/** Reads cards and details of products without their shelves, fifty in one round trip. */
export async function readTexts(
  { getMany }: Reads,
  ids: readonly string[],
): Promise<(ProductText | undefined)[]> {
  const keys = ids.flatMap((id) => [productKeys.card(id), productKeys.detail(id)]);
  const items = await getMany(keys.map((key) => [key, TextItem] as const));
  return ids.map((_, place) => {
    const [card, detail] = [items[2 * place], items[2 * place + 1]];
    return card?.entity === 'product' && detail?.entity === 'product-detail' ? { card, detail } : undefined;
  });
}

/** Reads only the card of a product. */
export async function findCard({ table }: Context, id: string): Promise<StoredCard | undefined> {
  const found = await table.get(productKeys.card(id), CardItem);
  return found?.entity === 'product' ? found : undefined;
}

/** Returns the id of the product with a code. */
export const findProductIdByCode = ({ table }: Context, code: string): Promise<string | undefined> =>
  productCodes.ownerOf(table, code);

/** Returns the ids of the products with several codes, a hundred in one round trip. */
export const findProductIdsByCode = (
  { table }: Context,
  codes: readonly string[],
): Promise<(string | undefined)[]> => productCodes.ownersOf(table, codes);

/** Returns the card of the product with a code, on sale or not. */
export async function findCardByCode(context: Context, code: string): Promise<StoredCard | undefined> {
  const id = await findProductIdByCode(context, code);
  return id === undefined ? undefined : context.table.get(productKeys.card(id), StoredCard);
}

/** Finds a product by slug or by id; links in orders and mails use the id. */
export const findProductAt = async (context: Context, address: string): Promise<ProductRecord | undefined> =>
  (await findProductBySlug(context, address)) ?? findProduct(context, address);
