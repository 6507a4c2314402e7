import { SuggestedProduct } from '#shared/catalogue/list-products.contract.ts';
import type { Rows } from '#functions/platform/views/memo.ts';
import { cardsOf } from './product-cards.ts';
import { searchProducts } from './product-search.ts';
import { rankedHits } from './ranked-hits.ts';
import { understand } from './text-hits.ts';

const shortest = 2;
const ranked = 80;

/** The first few products a half-typed text may mean, and how many the page of all of them shows. */
export function suggestProducts(rows: Rows, q: string, limit: number) {
  const isTold = q.trim().length >= shortest;
  // Where the half-typed text finds nothing, the page of results may: the nearest, or several things together.
  const meaning = isTold ? (understand(rows.db, q, 'half') ?? understand(rows.db, q, 'whole')) : undefined;
  if (!meaning) return { data: [], total: 0 };
  const { rids } = rankedHits(rows, meaning, undefined, { from: 0, count: limit }, Math.max(ranked, limit));
  // That page reads the last word as whole where that finds something: the count is of what it will show.
  const { total } = searchProducts(rows, { q, sortDir: 'desc', page: 1, pageSize: 1 });
  return { data: cardsOf(rows.db, rids).map((card) => SuggestedProduct.parse(card)), total };
}
