import { SuggestedProduct } from '#shared/catalogue/list-products.ts';
import type { Rows } from './kept.ts';
import { cardsOf } from './product-cards.ts';
import { rankedHits } from './ranked-hits.ts';
import { understand } from './text-hits.ts';

const shortest = 2;
const ranked = 80;

/** The first few products a half-typed text may mean, and how many there are. */
export function suggestProducts(rows: Rows, q: string, limit: number) {
  const meaning = q.trim().length >= shortest ? understand(rows.db, q, 'half') : undefined;
  if (!meaning) return { data: [], total: 0 };
  const { rids, total } = rankedHits(
    rows,
    meaning,
    undefined,
    { from: 0, count: limit },
    Math.max(ranked, limit),
  );
  return { data: cardsOf(rows.db, rids).map((card) => SuggestedProduct.parse(card)), total };
}
