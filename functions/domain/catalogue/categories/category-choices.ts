import type { CategoryWithCount } from '#shared/catalogue/list-categories.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { fold, normaliseText, words } from '#shared/values/text.ts';
import { countedCategories, maxProductsFirst } from './category-rows.ts';
import { type CountedCategories, readCategories } from './read-categories.ts';

/** Whether every word typed is the beginning of a word of the name. */
const begins = (name: string, asked: string[]): boolean => {
  const known = words(name);
  return asked.every((word) => known.some((part) => part.startsWith(word)));
};

const holds = (name: string, asked: string[]): boolean => {
  const known = new Set(words(name));
  return asked.every((word) => known.has(word));
};

/** Scores how well a name matches: “tra” fits trà better than trang; diacritics as typed count more. */
function closenessTo(q: string) {
  const folded = words(fold(q));
  const exact = words(normaliseText(q));
  return (name: string): number => {
    const [plain, spelled] = [fold(name), normaliseText(name)];
    if (holds(spelled, exact)) return 4;
    if (holds(plain, folded)) return 3;
    if (begins(spelled, exact)) return 2;
    return begins(plain, folded) ? 1 : 0;
  };
}

async function readCounted(rows?: CountedCategories): Promise<CategoryWithCount[]> {
  const { categories, products } = rows ?? (await readCategories());
  return countedCategories(categories, products);
}

/** Suggests categories for a partly typed text: closest names first, then those with most products. */
export async function suggestCategories(
  { q, limit }: { q: string; limit: number },
  rows?: CountedCategories,
): Promise<CategoryWithCount[]> {
  if (words(fold(q)).length === 0) return [];
  const closeness = closenessTo(q);
  return (await readCounted(rows))
    .map((category) => ({ category, close: closeness(category.name) }))
    .filter(({ close }) => close > 0)
    .sort((a, b) => b.close - a.close || maxProductsFirst(a.category, b.category))
    .slice(0, limit)
    .map(({ category }) => category);
}

/** Lists related categories that have products: siblings first, then cousins, each by number of products. */
export async function relatedCategories(
  { id, limit }: { id: string; limit: number },
  rows?: CountedCategories,
): Promise<CategoryWithCount[]> {
  const all = await readCounted(rows);
  const category = all.find((known) => known.id === id);
  if (!category) throw new AppError('CATEGORY_NOT_FOUND');
  const others = all
    .filter((other) => other.id !== id && other.productCount > 0)
    .filter(({ level }) => level === category.level)
    .sort(maxProductsFirst);
  const elder = category.path.at(-3);
  const siblings = others.filter(({ parentId }) => parentId === category.parentId);
  const cousins = others.filter(
    ({ parentId, path }) => parentId !== category.parentId && path.at(-3) === elder,
  );
  return [...siblings, ...cousins].slice(0, limit);
}

/** Lists every category with products on sale, most products first. */
export const categoriesOfProducts = async (
  { pageSize }: { pageSize: number },
  rows?: CountedCategories,
): Promise<CategoryWithCount[]> =>
  (await readCounted(rows))
    .filter(({ productCount }) => productCount > 0)
    .sort(maxProductsFirst)
    .slice(0, pageSize);
