import type { DatabaseSync } from 'node:sqlite';
import type { ProductCard } from '#shared/catalogue/product.ts';
import type { searchProducts as searchContract } from '#shared/catalogue/product-lists.ts';
import { AppError } from '#shared/errors.ts';
import { type Page, toPage } from '#shared/pages.ts';
import type { QueryOf } from '#shared/route.ts';
import { prepared } from '#functions/platform/view-file.ts';
import { categoriesById } from './category-rows.ts';
import { keptUntilChanged, type Rows } from './kept.ts';
import { cardOf } from './product-cards.ts';
import { searchProducts } from './product-search.ts';

const cards = (db: DatabaseSync, order: string, limit: number): ProductCard[] =>
  prepared(
    db,
    `SELECT card FROM (SELECT rid FROM products WHERE ${order} LIMIT ?) AS first
     CROSS JOIN product_cards ON product_cards.rid = first.rid`,
  )
    .all(limit)
    .map(cardOf);

export const bestSellingProducts = ({ db }: Rows, limit: number): ProductCard[] =>
  cards(db, 'active = 1 ORDER BY sold DESC, rid', limit);

export const newProducts = ({ db }: Rows, limit: number): ProductCard[] =>
  cards(db, 'active = 1 ORDER BY created_at DESC, rid', limit);

/** What staff chose, the best sellers among it first; a shop that chose too little shows its best sellers. */
export function featuredProducts(rows: Rows, limit: number): ProductCard[] {
  const chosen = cards(rows.db, 'featured = 1 AND active = 1 ORDER BY sold DESC, rid', limit);
  const all = chosen.length < limit ? [...chosen, ...bestSellingProducts(rows, limit)] : chosen;
  return [...new Map(all.map((card) => [card.id, card])).values()].slice(0, limit);
}

const considered = 200;
const mostShown = 100;
const halfLifeDays = 120;
const day = 86_400_000;

/** A few good reviews weigh less than many: each product starts with five of four stars. */
const praise = ({ average, count }: ProductCard['rating']): number =>
  (average * count + 20) / (count + 5) / 5;

/** Sales and praise together; what has been here long must have sold more for it. */
function popularity({ sold, rating, createdAt }: ProductCard, newest: number): number {
  const age = (newest - Date.parse(createdAt)) / day;
  return Math.log2(2 + sold) * praise(rating) * 0.5 ** (age / halfLifeDays);
}

const mostPopular = keptUntilChanged((db): ProductCard[] => {
  const inStock = `active = 1 AND stock <> 'out_of_stock'`;
  const bestSellers = cards(db, `${inStock} ORDER BY sold DESC, rid`, considered);
  const newcomers = cards(db, `${inStock} ORDER BY created_at DESC, rid`, considered);
  const newest = Math.max(0, ...newcomers.slice(0, 1).map(({ createdAt }) => Date.parse(createdAt)));
  return [...new Map([...bestSellers, ...newcomers].map((card) => [card.id, card])).values()]
    .map((card) => ({ card, score: popularity(card, newest) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, mostShown)
    .map(({ card }) => card);
});

export const popularProducts = (rows: Rows, limit: number): ProductCard[] =>
  mostPopular(rows).slice(0, limit);

type Asked = { page: number; pageSize: number };

/** Everything in a category and under it, the popular first. */
export function productsOfCategory(
  categories: Rows,
  products: Rows,
  categoryId: string,
  { page, pageSize }: Asked,
): Page<ProductCard> {
  if (!categoriesById(categories).has(categoryId)) throw new AppError('CATEGORY_NOT_FOUND');
  return searchProducts(products, {
    categoryId: [categoryId],
    sortBy: 'sold',
    sortDir: 'desc',
    page,
    pageSize,
  });
}

/** What a text means; no text means nothing. */
export const productsMeant = (rows: Rows, { q, page, pageSize }: QueryOf<typeof searchContract>) =>
  q.trim() ? searchProducts(rows, { q, page, pageSize, sortDir: 'desc' }) : toPage([], 0, { page, pageSize });
