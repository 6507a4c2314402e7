import * as z from 'zod';
import type { CategoryPage } from '#shared/catalogue/get-category.contract.ts';
import type { ProductCard } from '#shared/catalogue/product.ts';
import { AppError } from '#shared/contract/errors.ts';
import { prepared } from '#functions/platform/views/view-file.ts';
import { byPosition, categoriesById, productCounter } from './category-rows.ts';
import type { Rows } from '#functions/platform/views/memo.ts';

const shownFirst = 8;

const Row = z.object({ card: z.string() });

/** Rows are numbered by what sells, so each list comes with its best sellers in front. */
const chosenByStaff = `
  SELECT card FROM products INDEXED BY products_featured JOIN product_cards USING (rid)
  WHERE featured = 1 AND active = 1 AND EXISTS (SELECT 1 FROM in_category WHERE category_id = ? AND rid = products.rid)
  ORDER BY sold_out, sold DESC, rid LIMIT ?`;
const chosenByShoppers = `
  SELECT card FROM in_category JOIN products USING (rid) JOIN product_cards USING (rid)
  WHERE category_id = ? AND active = 1 AND sold_out = 0
  ORDER BY rid LIMIT ?`;

/** What staff chose to show of a category, filled up with its best sellers. */
function featuredOf({ db }: Rows, categoryId: string): ProductCard[] {
  const found = [chosenByStaff, chosenByShoppers]
    .flatMap((sql) => prepared(db, sql).all(categoryId, shownFirst))
    // What the view holds was parsed on its way in.
    .map((row) => JSON.parse(Row.parse(row).card) as ProductCard);
  return [...new Map(found.map((card) => [card.id, card])).values()].slice(0, shownFirst);
}

export type CategoryName = { id: string } | { slug: string };

/** A category's page, by id or by the name in its address. */
export function categoryPage(
  categories: Rows,
  products: Rows,
  asked: CategoryName,
  { includeFeatured = false }: { includeFeatured?: boolean | undefined },
): CategoryPage {
  const byId = categoriesById(categories);
  const all = [...byId.values()];
  const category = 'id' in asked ? byId.get(asked.id) : all.find(({ slug }) => slug === asked.slug);
  if (!category) throw new AppError('CATEGORY_NOT_FOUND');
  const count = productCounter(categories, products);
  const ancestors = category.path.slice(0, -1).flatMap((id) => byId.get(id) ?? []);
  const children = all.filter(({ parentId }) => parentId === category.id).sort(byPosition);
  return {
    ...category,
    productCount: count(category.id),
    ancestors: ancestors.map(({ id, name, slug }) => ({ id, name, slug })),
    children: children.map((child) => ({ ...child, productCount: count(child.id) })),
    ...(includeFeatured && { featured: featuredOf(products, category.id) }),
  };
}
