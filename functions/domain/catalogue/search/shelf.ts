import type { ProductFilters, ProductOrder } from '../views/product-rows.ts';
import type { Products } from '../views/read-products.ts';
import { narrowed } from './kind-tests.ts';
import { countOf, isRange, type KindOnSale, kindsOnSale, cachePrices } from './kinds-on-sale.ts';
import { cardsOf } from '../views/known-cards.ts';
import { ridsByPrice } from './price-ranks.ts';

const isSoldOut = ({ kind }: KindOnSale): boolean => kind.stock === 'out_of_stock';

/** A list has two parts, kinds in stock and then sold out, each with its number of products. */
type Part = { soldOut: boolean; kinds: KindOnSale[]; total: number };

function partOf(soldOut: boolean, meant: readonly KindOnSale[], filters: ProductFilters): Part {
  const kinds = meant.filter((kind) => isSoldOut(kind) === soldOut);
  return { soldOut, kinds, total: kinds.reduce((sum, kind) => sum + countOf(kind, filters), 0) };
}

/** Splits the filtered products into these parts; `isAll`: no filter leaves a kind out. */
async function partsOf(rows: Products, filters: ProductFilters) {
  const all = await kindsOnSale(rows);
  const { meant } = narrowed(all, filters);
  if (isRange(filters)) await cachePrices(rows.ask, meant);
  const parts = [false, true].map((soldOut) => partOf(soldOut, meant, filters));
  return { all, isAll: meant.length === all.length, parts };
}

const totalOf = (parts: readonly Part[]): number => parts.reduce((sum, { total }) => sum + total, 0);

/** How many products on sale pass the filters. */
export const countOnSale = async (rows: Products, filters: ProductFilters = {}): Promise<number> =>
  totalOf((await partsOf(rows, filters)).parts);

/** Cost of reading and sorting one row, in steps along an index. */
const stepsOfRow = 6;

/** Whether sorting `total` rows is faster than walking an index of `among` rows for a page. */
const areFew = (total: number, wanted: number, among: number): boolean =>
  total * total * stepsOfRow < wanted * among;

type PageOrder = { by: ProductOrder; descending: boolean; take: number; skip: number };

type ListChoice = { all: readonly KindOnSale[]; isAll: boolean; filters: ProductFilters };

/** Returns a page of one part: by price from cached prices, in other orders from the view. */
async function pageOfPart(
  rows: Products,
  part: Part,
  { all, isAll, filters }: ListChoice,
  { by, descending, take, skip }: PageOrder,
): Promise<string[]> {
  const { soldOut, total } = part;
  if (by === 'price') {
    await cachePrices(rows.ask, part.kinds);
    return cardsOf(rows, ridsByPrice(part.kinds, filters, { from: skip, take, descending }));
  }
  const among = all.reduce((sum, kind) => sum + (isSoldOut(kind) === soldOut ? kind.products : 0), 0);
  const kinds = isAll ? undefined : part.kinds.map(({ number }) => number);
  const { minPrice, maxPrice } = filters;
  const few = areFew(total, skip + take, among);
  return rows.ask.pageOfKinds({ kinds, soldOut, minPrice, maxPrice, by, descending, take, skip, few });
}

/** Returns a page of the products that pass the filters, and their number; sold-out products come last. */
export async function pageOnSale(
  rows: Products,
  filters: ProductFilters,
  { by, descending, take, skip }: PageOrder,
): Promise<{ cards: string[]; total: number }> {
  const { parts, ...selected } = await partsOf(rows, filters);
  const cards: string[] = [];
  let before = 0;
  for (const part of parts) {
    const from = Math.max(0, skip - before);
    const wanted = Math.min(take - cards.length, part.total - from);
    before += part.total;
    if (wanted <= 0) continue;
    const place = { by, descending, take: wanted, skip: from };
    cards.push(...(await pageOfPart(rows, part, { ...selected, filters }, place)));
  }
  return { cards, total: before };
}
