import { AppError, type ErrorCode } from '#shared/contract/errors.ts';
import { memoByRevision } from '#functions/platform/views/memo.ts';
import { readCard } from './product-cards.ts';
import type { FiledUnder, ProductRows } from './product-rows.ts';
import type { Products } from './read-products.ts';

/** Numbers of products by category, business and brand, on sale or not. */
export const filedCounts = memoByRevision((ask: ProductRows) => ask.filedCounts());

type Holding = { path: string; name: string };

const maxListed = 20;
const maxNamed = 3;

const columnOf = { category: 'categoryId', business: 'businessId', brand: 'brandId' } as const;

/** Counts the products filed directly under one of these, on sale or not. */
export async function countFiled(products: Products, { kind, ids }: FiledUnder): Promise<number> {
  const counts = await filedCounts(products);
  return counts
    .filter((row) => ids.includes(row[columnOf[kind]] ?? ''))
    .reduce((sum, { total }) => sum + total, 0);
}

/** Returns the error for deleting something in use, with its first users; undefined if unused. */
export async function isInUse(
  code: ErrorCode,
  beside: readonly Holding[],
  under: FiledUnder,
  products: Products,
): Promise<AppError | undefined> {
  const cards = await products.ask.filed(under, '', maxListed);
  const held = [
    ...beside,
    ...cards.map(({ id, card }) => ({ path: `products/${id}`, name: readCard(card).name })),
  ];
  if (held.length === 0) return undefined;
  const count = beside.length + Math.max(cards.length, await countFiled(products, under));
  const names = held.slice(0, maxNamed).map(({ name }) => name);
  return new AppError(code, {
    params: { count, names: names.join(', ') + (count > names.length ? ', …' : '') },
    errors: held.slice(0, maxListed).map(({ path, name }) => ({ path, message: name })),
  });
}
