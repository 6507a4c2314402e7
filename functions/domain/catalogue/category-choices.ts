import type { CategoryWithCount } from '#shared/catalogue/list-categories.ts';
import { AppError } from '#shared/errors.ts';
import { fold, inOneSpelling, words } from '#shared/text.ts';
import { countedCategories, mostProductsFirst } from './category-rows.ts';
import type { Rows } from './kept.ts';

/** Whether every word typed begins some word of the name. */
const begins = (name: string, asked: string[]): boolean => {
  const known = words(name);
  return asked.every((word) => known.some((part) => part.startsWith(word)));
};

/** Categories a half-typed text may mean: names written exactly so first, then those that hold most. */
export function suggestCategories(
  categories: Rows,
  products: Rows,
  { q, limit }: { q: string; limit: number },
): CategoryWithCount[] {
  const asked = words(fold(q));
  if (asked.length === 0) return [];
  const exact = words(inOneSpelling(q));
  const isExact = ({ name }: CategoryWithCount) => begins(inOneSpelling(name), exact);
  return countedCategories(categories, products)
    .filter(({ name }) => begins(fold(name), asked))
    .sort((a, b) => Number(isExact(b)) - Number(isExact(a)) || mostProductsFirst(a, b))
    .slice(0, limit);
}

/** Its siblings, then its cousins: of those that hold anything, the fullest first. */
export function relatedCategories(
  categories: Rows,
  products: Rows,
  { id, limit }: { id: string; limit: number },
): CategoryWithCount[] {
  const all = countedCategories(categories, products);
  const category = all.find((known) => known.id === id);
  if (!category) throw new AppError('CATEGORY_NOT_FOUND');
  const others = all
    .filter((other) => other.id !== id && other.productCount > 0)
    .filter(({ level }) => level === category.level)
    .sort(mostProductsFirst);
  const elder = category.path.at(-3);
  const siblings = others.filter(({ parentId }) => parentId === category.parentId);
  const cousins = others.filter(
    ({ parentId, path }) => parentId !== category.parentId && path.at(-3) === elder,
  );
  return [...siblings, ...cousins].slice(0, limit);
}

/** Every category that holds something on sale, the fullest first. */
export const categoriesOfProducts = (
  categories: Rows,
  products: Rows,
  { pageSize }: { pageSize: number },
): CategoryWithCount[] =>
  countedCategories(categories, products)
    .filter(({ productCount }) => productCount > 0)
    .sort(mostProductsFirst)
    .slice(0, pageSize);
