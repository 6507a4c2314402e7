import type { DatabaseSync } from 'node:sqlite';
import type { searchProducts as searchContract } from '#shared/catalogue/product-lists.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { type Page, toPage } from '#shared/pages.ts';
import type { QueryOf } from '#shared/contract/route.ts';
import { prepared } from '#functions/platform/views/view-file.ts';
import { categoriesById } from '../categories/category-rows.ts';
import type { Rows } from '#functions/platform/views/memo.ts';
import { cardTextOf } from '../search/product-cards.ts';
import { searchCardTexts } from '../search/product-search.ts';

/** Cards, as they go out. */
const cards = (db: DatabaseSync, order: string, limit: number): string[] =>
  prepared(
    db,
    `SELECT card FROM (SELECT rid FROM products WHERE ${order} LIMIT ?) AS first
     CROSS JOIN product_cards ON product_cards.rid = first.rid`,
  )
    .all(limit)
    .map(cardTextOf);

export const bestSellingProducts = ({ db }: Rows, limit: number): string[] =>
  cards(db, 'active = 1 ORDER BY sold_out, sold DESC, rid', limit);

export const newProducts = ({ db }: Rows, limit: number): string[] =>
  cards(db, 'active = 1 ORDER BY sold_out, created_at DESC, rid', limit);

/** What staff chose, the best sellers among it first; a shop that chose too little shows its best sellers. */
export function featuredProducts(rows: Rows, limit: number): string[] {
  const chosen = cards(rows.db, 'featured = 1 AND active = 1 ORDER BY sold_out, sold DESC, rid', limit);
  const all = chosen.length < limit ? [...chosen, ...bestSellingProducts(rows, limit)] : chosen;
  return [...new Set(all)].slice(0, limit);
}

/** What is bought and praised most lately, and can be had. */
export const popularProducts = ({ db }: Rows, limit: number): string[] =>
  cards(db, 'active = 1 AND sold_out = 0 ORDER BY popularity DESC, rid', limit);

type PageQuery = { page: number; pageSize: number };

/** Everything in a category and under it, the popular first. */
export function productsOfCategory(
  categories: Rows,
  products: Rows,
  categoryId: string,
  { page, pageSize }: PageQuery,
): Page<string> {
  if (!categoriesById(categories).has(categoryId)) throw new AppError('CATEGORY_NOT_FOUND');
  return searchCardTexts(products, {
    categoryId: [categoryId],
    sortDir: 'desc',
    page,
    pageSize,
  });
}

/** What a text means; no text means nothing. */
export const productsMeant = (rows: Rows, { q, page, pageSize }: QueryOf<typeof searchContract>) =>
  q.trim()
    ? searchCardTexts(rows, { q, page, pageSize, sortDir: 'desc' })
    : toPage([], 0, { page, pageSize });
