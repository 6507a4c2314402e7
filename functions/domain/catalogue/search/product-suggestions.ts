import type { ProductCard } from '#shared/catalogue/product.ts';
import {
  SuggestedProduct,
  suggestProducts as suggestContract,
} from '#shared/catalogue/list-products.contract.ts';
import type { QueryOf } from '#shared/contract/route.ts';
import { memoByAsked } from '#functions/platform/views/memo.ts';
import { type Products, readProducts } from '../views/read-products.ts';
import { readCard } from '../views/product-cards.ts';
import { cardsOf } from '../views/known-cards.ts';
import { searchCardTexts } from './product-search.ts';
import { rankedHits } from './ranked-hits.ts';
import { meaningOfText } from './text-hits.ts';

const shortest = 2;
const ranked = 80;

/** The first few cards a half-typed text may mean; none where it means no product. */
async function firstMeant(products: Products, q: string, limit: number): Promise<ProductCard[]> {
  // Where the half-typed text finds nothing, the page of results may: the nearest, or several things together.
  const meaning = (await meaningOfText(products, q, 'half')) ?? (await meaningOfText(products, q, 'whole'));
  if (!meaning) return [];
  const place = { from: 0, count: limit };
  const { rids } = await rankedHits(products, meaning, undefined, place, Math.max(ranked, limit));
  return (await cardsOf(products, rids)).map(readCard);
}

/** The products on sale that a half-typed text may mean, the likeliest first. */
export const likelyProducts = async (q: string, limit: number): Promise<ProductCard[]> =>
  firstMeant(await readProducts(), q, limit);

/** The first few products a half-typed text may mean, and how many the page of all of them shows. */
export async function suggestProducts(q: string, limit: number, rows?: Products) {
  if (q.trim().length < shortest) return { data: [], total: 0 };
  const products = rows ?? (await readProducts());
  const cards = await firstMeant(products, q, limit);
  if (cards.length === 0) return { data: [], total: 0 };
  // That page reads the last word as whole where that finds something: the count is of what it will show.
  const { total } = await searchCardTexts(products, { q, sortDir: 'desc', page: 1, pageSize: 1 });
  return { data: cards.map((card) => SuggestedProduct.parse(card)), total };
}

/** Everybody types the same beginnings: a thousand of a kilobyte or two. */
const known = memoByAsked(1000);

/** Suggestions as they go out, kept until a product changes. */
export async function suggestionsText(
  { q, limit }: QueryOf<typeof suggestContract>,
  rows?: Products,
): Promise<string> {
  const products = rows ?? (await readProducts());
  return known(products, JSON.stringify([q.trim(), limit]), async () =>
    JSON.stringify(suggestContract.reply.parse(await suggestProducts(q, limit, products))),
  );
}
