import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import type { ProductCard } from '#shared/catalogue/product.ts';
import { AppError } from '#shared/contract/errors.ts';
import { prepared } from '#functions/platform/views/view-file.ts';
import { cardOf, cardTextsOf } from '../search/product-cards.ts';
import type { Rows } from '#functions/platform/views/memo.ts';

const consideredOfEach = 60;

const Neighbour = z.object({ rid: z.int(), total: z.int(), sold: z.int(), soldOut: z.int() });
type Neighbour = z.infer<typeof Neighbour>;

const columns = 'SELECT products.rid AS rid, total, sold, sold_out AS soldOut FROM';

/** Rows are numbered by what sells, so these are a category's best sellers. */
const inCategory = `${columns} in_category CROSS JOIN products ON products.rid = in_category.rid
  WHERE category_id = ? AND active = 1 AND id <> ? ORDER BY in_category.rid LIMIT ${consideredOfEach}`;
const ofBusiness = `${columns} products
  WHERE business_id = ? AND active = 1 AND id <> ? ORDER BY sold_out, created_at DESC LIMIT ${consideredOfEach}`;

function findCard(db: DatabaseSync, id: string): ProductCard {
  const row = prepared(
    db,
    'SELECT card FROM products JOIN product_cards USING (rid) WHERE id = ? AND active = 1',
  ).get(id);
  if (!row) throw new AppError('PRODUCT_NOT_FOUND');
  return cardOf(row);
}

/** Twice or half the price is one step away. */
const priceSteps = (a: number, b: number): number => Math.round(Math.abs(Math.log2((a + 1) / (b + 1))));

/** Products of the same category, then of those around it, then of the same maker; near prices first, sold-out last: their cards as they go out. */
export function relatedProducts({ db }: Rows, id: string, limit: number): string[] {
  const { category, business, total } = findCard(db, id);
  const around = category.path.toReversed();
  const circles = [
    ...around.slice(0, 2).map((place) => [inCategory, place] as const),
    [ofBusiness, business.id] as const,
    ...around.slice(2).map((place) => [inCategory, place] as const),
  ];
  const found = new Map<number, Neighbour & { circle: number }>();
  circles.forEach(([sql, place], circle) => {
    for (const row of prepared(db, sql).all(place, id)) {
      const neighbour = Neighbour.parse(row);
      if (!found.has(neighbour.rid)) found.set(neighbour.rid, { ...neighbour, circle });
    }
  });
  const nearest = [...found.values()].sort(
    (a, b) =>
      a.soldOut - b.soldOut ||
      a.circle - b.circle ||
      priceSteps(a.total, total) - priceSteps(b.total, total) ||
      b.sold - a.sold,
  );
  return cardTextsOf(
    db,
    nearest.slice(0, limit).map(({ rid }) => rid),
  );
}
