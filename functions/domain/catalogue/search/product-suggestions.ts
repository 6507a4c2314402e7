import type { ProductCard } from '#shared/catalogue/product.ts';
import {
  SuggestedProduct,
  suggestProducts as suggestContract,
} from '#shared/catalogue/list-products.contract.ts';
import type { QueryOf } from '#shared/contract/route.ts';
import { memoByQuery } from '#functions/platform/views/memo.ts';
import { type Products, readProducts } from '../views/read-products.ts';
import { readCard } from '../views/product-cards.ts';
import { cardsOf } from '../views/known-cards.ts';
import { searchCardTexts } from './product-search.ts';
import { rankedHits } from './ranked-hits.ts';
import { meaningOfText } from './text-hits.ts';

const shortest = 2;
const ranked = 80;

/** Returns the first cards that a partly typed text may mean. */
async function firstMeant(products: Products, q: string, limit: number): Promise<ProductCard[]> {
  // If the partial text finds nothing, the search of the results page may, since it corrects typos and combines
  // words.
  const meaning = (await meaningOfText(products, q, 'half')) ?? (await meaningOfText(products, q, 'whole'));
  if (!meaning) return [];
  const place = { from: 0, count: limit };
  const { rids } = await rankedHits(products, meaning, undefined, place, Math.max(ranked, limit));
  return (await cardsOf(products, rids)).map(readCard);
}

/** Returns products on sale that a partly typed text may mean, most likely first. */
export const likelyProducts = async (q: string, limit: number): Promise<ProductCard[]> =>
  firstMeant(await readProducts(), q, limit);

/** Returns the first products a partly typed text may mean, and the total of the results page. */
export async function suggestProducts(q: string, limit: number, rows?: Products) {
  if (q.trim().length < shortest) return { data: [], total: 0 };
  const products = rows ?? (await readProducts());
  const cards = await firstMeant(products, q, limit);
  if (cards.length === 0) return { data: [], total: 0 };
  // The results page reads the last word as complete if that finds something, so the total comes from its
  // search.
  const { total } = await searchCardTexts(products, { q, sortDir: 'desc', page: 1, pageSize: 1 });
  return { data: cards.map((card) => SuggestedProduct.parse(card)), total };
}

/** Cache of a thousand suggestions of one or two kilobytes, since many people type the same beginnings. */
const known = memoByQuery(1000);

/** Returns suggestions as serialised JSON, cached until a product changes. */
export async function suggestionsText(
  { q, limit }: QueryOf<typeof suggestContract>,
  rows?: Products,
): Promise<string> {
  const products = rows ?? (await readProducts());
  return known(products, JSON.stringify([q.trim(), limit]), async () =>
    JSON.stringify(suggestContract.reply.parse(await suggestProducts(q, limit, products))),
  );
}
