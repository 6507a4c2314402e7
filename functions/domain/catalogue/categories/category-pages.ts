import type { CategoryPage } from '#shared/catalogue/get-category.contract.ts';
import type { ProductCard } from '#shared/catalogue/product.ts';
import { AppError } from '#shared/contract/errors.ts';
import { readCard } from '../views/product-cards.ts';
import { cardsOf } from '../views/known-cards.ts';
import type { ProductFilters } from '../views/product-rows.ts';
import type { Products } from '../views/read-products.ts';
import { categoriesById, categoryRows, productCounter } from './category-rows.ts';
import { byPosition, type CategoryTree, filterByCategory } from './category-tree.ts';
import { type CountedCategories, readCategories } from './read-categories.ts';

const shownFirst = 8;

/** Returns the products staff chose to feature in a category, filled up with its best sellers. */
async function featuredOf(products: Products, filed: string[]): Promise<ProductCard[]> {
  const { ask } = products;
  const filters: ProductFilters = { categoryId: filed, featured: true };
  const chosen = await ask.page({ filters, by: 'sold', descending: true, take: shownFirst });
  const bestSelling = (await ask.bestOfCategories(filed, shownFirst)).filter(({ soldOut }) => !soldOut);
  const found = [
    ...chosen,
    ...(await cardsOf(
      products,
      bestSelling.map(({ rid }) => rid),
    )),
  ].map(readCard);
  return [...new Map(found.map((card) => [card.id, card])).values()].slice(0, shownFirst);
}

export type CategoryName = { id: string } | { slug: string };

/** Finds a category by slug; a current slug takes precedence over a former one. */
function idAt(tree: CategoryTree, slug: string): string | undefined {
  const all = [...tree.values()];
  const found =
    all.find((one) => one.slug === slug) ?? all.find(({ formerSlugs }) => formerSlugs.includes(slug));
  return found?.id;
}

/** Returns a category's page, by id or by slug, including former slugs. */
export async function categoryPage(
  asked: CategoryName,
  { includeFeatured = false }: { includeFeatured?: boolean | undefined },
  rows?: CountedCategories,
): Promise<CategoryPage> {
  const { categories, products } = rows ?? (await readCategories());
  const tree = await categoriesById(categories);
  const id = 'id' in asked ? asked.id : idAt(tree, asked.slug);
  const all = (await categoryRows(categories)).map((row) => row.category);
  const category = all.find((one) => one.id === id);
  if (!category) throw new AppError('CATEGORY_NOT_FOUND');
  const count = await productCounter(categories, products);
  const ancestors = category.path.slice(0, -1).flatMap((above) => tree.get(above) ?? []);
  const children = all.filter(({ parentId }) => parentId === category.id).sort(byPosition);
  return {
    ...category,
    productCount: count(category.id),
    ancestors: ancestors.map((one) => ({ id: one.id, name: one.name, slug: one.slug })),
    children: children.map((child) => ({ ...child, productCount: count(child.id) })),
    ...(includeFeatured && { featured: await featuredOf(products, filterByCategory(tree, [category.id])) }),
  };
}
