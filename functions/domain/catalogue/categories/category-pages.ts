import type { CategoryPage } from '#shared/catalogue/get-category.contract.ts';
import type { ProductCard } from '#shared/catalogue/product.ts';
import { AppError } from '#shared/contract/errors.ts';
import { readCard } from '../views/product-cards.ts';
import type { ProductFilters } from '../views/product-rows.ts';
import type { Products } from '../views/read-products.ts';
import { byPosition, categoriesById, productCounter } from './category-rows.ts';
import { type CountedCategories, readCategories } from './read-categories.ts';

const shownFirst = 8;

/** What staff chose to show of a category, filled up with its best sellers. */
async function featuredOf({ ask }: Products, id: string): Promise<ProductCard[]> {
  const filters: ProductFilters = { categoryId: [id], featured: true };
  const chosen = await ask.page({ filters, by: 'sold', descending: true, take: shownFirst });
  const bestSelling = (await ask.bestOfCategory(id, shownFirst)).filter(({ soldOut }) => !soldOut);
  const found = [...chosen, ...(await ask.cards(bestSelling.map(({ rid }) => rid)))].map(readCard);
  return [...new Map(found.map((card) => [card.id, card])).values()].slice(0, shownFirst);
}

export type CategoryName = { id: string } | { slug: string };

/** A category's page, by id or by the name in its address. */
export async function categoryPage(
  asked: CategoryName,
  { includeFeatured = false }: { includeFeatured?: boolean | undefined },
  rows?: CountedCategories,
): Promise<CategoryPage> {
  const { categories, products } = rows ?? (await readCategories());
  const byId = await categoriesById(categories);
  const all = [...byId.values()];
  const category = 'id' in asked ? byId.get(asked.id) : all.find(({ slug }) => slug === asked.slug);
  if (!category) throw new AppError('CATEGORY_NOT_FOUND');
  const count = await productCounter(categories, products);
  const ancestors = category.path.slice(0, -1).flatMap((id) => byId.get(id) ?? []);
  const children = all.filter(({ parentId }) => parentId === category.id).sort(byPosition);
  return {
    ...category,
    productCount: count(category.id),
    ancestors: ancestors.map(({ id, name, slug }) => ({ id, name, slug })),
    children: children.map((child) => ({ ...child, productCount: count(child.id) })),
    ...(includeFeatured && { featured: await featuredOf(products, category.id) }),
  };
}
