import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { SuggestedProduct } from '#shared/catalogue/list-products.ts';
import { type ProductCard } from '#shared/catalogue/product.ts';
import { prepared } from '#functions/platform/view-file.ts';
import { textMatch } from './product-search.ts';

/** Enough to rank from; ranking every match of one letter would be slow and no better. */
const candidates = 200;
const countedAtMost = 1000;
const shortest = 2;

const Row = z.object({ rid: z.int(), card: z.string() });
const Count = z.object({ total: z.int() });

/** The plus signs keep the planner from walking an index of the whole table for the few rows a text names. */
const best = `
  SELECT products.rid AS rid, card FROM products
  WHERE +active = 1 AND rid IN (SELECT rowid FROM product_text WHERE product_text MATCH ? LIMIT ${candidates})
  ORDER BY +sold DESC, rid LIMIT ?`;

const countUpTo = `
  SELECT count(*) AS total FROM (
    SELECT rid FROM products WHERE +active = 1
      AND rid IN (SELECT rowid FROM product_text WHERE product_text MATCH ? LIMIT ${countedAtMost})
  )`;

/** The most popular products a half-typed text may mean: marks as typed first, then without, then by maker. */
export function suggestProducts(db: DatabaseSync, q: string, limit: number) {
  const match = q.trim().length >= shortest ? textMatch(q, 'half') : undefined;
  if (!match) return { data: [], total: 0 };
  const found = new Map<number, SuggestedProduct>();
  for (const expression of [match.exact, match.name, match.any]) {
    if (found.size >= limit) break;
    for (const row of prepared(db, best).all(expression, limit)) {
      const { rid, card } = Row.parse(row);
      if (found.size < limit && !found.has(rid))
        found.set(rid, SuggestedProduct.parse(JSON.parse(card) as ProductCard));
    }
  }
  const { total } = Count.parse(prepared(db, countUpTo).get(match.any));
  return { data: [...found.values()], total };
}
