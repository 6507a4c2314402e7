import type { CategoryWithCount } from '#shared/catalogue/list-categories.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { fold, inOneSpelling, words } from '#shared/values/text.ts';
import { countedCategories, mostProductsFirst } from './category-rows.ts';
import { type CountedCategories, readCategories } from './read-categories.ts';

/** Whether every word typed begins some word of the name. */
const begins = (name: string, asked: string[]): boolean => {
  const known = words(name);
  return asked.every((word) => known.some((part) => part.startsWith(word)));
};

const holds = (name: string, asked: string[]): boolean => {
  const known = new Set(words(name));
  return asked.every((word) => known.has(word));
};

/** “tra” means the whole word trà before the beginning of trang, and marks as typed before others. */
function closenessTo(q: string) {
  const folded = words(fold(q));
  const exact = words(inOneSpelling(q));
  return (name: string): number => {
    const [plain, spelled] = [fold(name), inOneSpelling(name)];
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

/** Categories a half-typed text may mean: the closest names first, of those the ones that hold most. */
export async function suggestCategories(
  { q, limit }: { q: string; limit: number },
  rows?: CountedCategories,
): Promise<CategoryWithCount[]> {
  if (words(fold(q)).length === 0) return [];
  const closeness = closenessTo(q);
  return (await readCounted(rows))
    .map((category) => ({ category, close: closeness(category.name) }))
    .filter(({ close }) => close > 0)
    .sort((a, b) => b.close - a.close || mostProductsFirst(a.category, b.category))
    .slice(0, limit)
    .map(({ category }) => category);
}

/** Its siblings, then its cousins: of those that hold anything, the fullest first. */
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
    .sort(mostProductsFirst);
  const elder = category.path.at(-3);
  const siblings = others.filter(({ parentId }) => parentId === category.parentId);
  const cousins = others.filter(
    ({ parentId, path }) => parentId !== category.parentId && path.at(-3) === elder,
  );
  return [...siblings, ...cousins].slice(0, limit);
}

/** Every category that holds something on sale, the fullest first. */
export const categoriesOfProducts = async (
  { pageSize }: { pageSize: number },
  rows?: CountedCategories,
): Promise<CategoryWithCount[]> =>
  (await readCounted(rows))
    .filter(({ productCount }) => productCount > 0)
    .sort(mostProductsFirst)
    .slice(0, pageSize);
