import type { KindPage, ProductFilters } from '../views/product-rows.ts';
import type { Products } from '../views/read-products.ts';
import { narrowed } from './kind-tests.ts';
import { countOf, isRange, type KindOnSale, kindsOnSale, knowPrices } from './kinds-on-sale.ts';
import { rangeOfPlaces } from './price-ranks.ts';

const isSoldOut = ({ kind }: KindOnSale): boolean => kind.stock === 'out_of_stock';

/** Sold out products stand last, so a list has two parts: kinds in stock and kinds sold out, each with its number of products. */
type Part = { soldOut: boolean; kinds: KindOnSale[]; total: number };

function partOf(soldOut: boolean, meant: readonly KindOnSale[], filters: ProductFilters): Part {
  const kinds = meant.filter((kind) => isSoldOut(kind) === soldOut);
  return { soldOut, kinds, total: kinds.reduce((sum, kind) => sum + countOf(kind, filters), 0) };
}

/** Splits the products that pass the filters into these two parts; `isAll` says that no filter leaves a kind out. */
async function partsOf(rows: Products, filters: ProductFilters) {
  const all = await kindsOnSale(rows);
  const { meant } = narrowed(all, filters);
  if (isRange(filters)) await knowPrices(rows.ask, meant);
  const parts = [false, true].map((soldOut) => partOf(soldOut, meant, filters));
  return { all, isAll: meant.length === all.length, parts };
}

const totalOf = (parts: readonly Part[]): number => parts.reduce((sum, { total }) => sum + total, 0);

/** How many products on sale pass the filters. */
export const countOnSale = async (rows: Products, filters: ProductFilters = {}): Promise<number> =>
  totalOf((await partsOf(rows, filters)).parts);

/** To find a row and sort it takes so many times as long as a step along an order. */
const stepsOfRow = 6;
/** Each kind has to be found by itself: more than these take longer than a walk among so many others. */
const mostKinds = 250;

/** Whether so many products are read and sorted sooner than an order of so many more is walked until the page is full. */
const areFew = (total: number, wanted: number, among: number): boolean =>
  total * total * stepsOfRow < wanted * among;

type PageOrder = Pick<KindPage, 'by' | 'descending' | 'take' | 'skip'> & { filters: ProductFilters };

/** By price it is known what the first and the last of a page cost: only what costs as much is read. */
function byPrice(part: Part, { filters, descending, take, skip: from }: PageOrder) {
  const places = { from, take, total: part.total, descending };
  return { ...rangeOfPlaces(part.kinds, filters, places), few: part.kinds.length <= mostKinds };
}

/** How a page of a part is found: which of its rows are looked at, and in which way. */
async function waysOf(rows: Products, all: readonly KindOnSale[], part: Part, asked: PageOrder) {
  const { by, take, skip, filters } = asked;
  if (by === 'price') {
    await knowPrices(rows.ask, part.kinds);
    return byPrice(part, asked);
  }
  const among = all.reduce((sum, kind) => sum + (isSoldOut(kind) === part.soldOut ? kind.products : 0), 0);
  const { minPrice, maxPrice } = filters;
  return { minPrice, maxPrice, skip, few: areFew(part.total, skip + take, among) };
}

/** A page of what passes the filters, and how many do: what is sold out follows all that can be had. */
export async function pageOnSale(
  rows: Products,
  filters: ProductFilters,
  { take, skip, by, descending }: Omit<PageOrder, 'filters'>,
): Promise<{ cards: string[]; total: number }> {
  const { all, isAll, parts } = await partsOf(rows, filters);
  const cards: string[] = [];
  let before = 0;
  for (const part of parts) {
    const from = Math.max(0, skip - before);
    const wanted = Math.min(take - cards.length, part.total - from);
    before += part.total;
    if (wanted <= 0) continue;
    const asked = { filters, by, descending, take: wanted, skip: from };
    const ways = await waysOf(rows, all, part, asked);
    const kinds = isAll ? undefined : part.kinds.map(({ number }) => number);
    const { soldOut } = part;
    cards.push(...(await rows.ask.pageOfKinds({ kinds, soldOut, by, descending, take: wanted, ...ways })));
  }
  return { cards, total: before };
}
