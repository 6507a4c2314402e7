import { filterByCategory } from '#functions/domain/catalogue/categories/category-tree.ts';
import { readTree } from '#functions/domain/catalogue/categories/tree-changes.ts';
import { countFiled } from '#functions/domain/catalogue/views/filed-products.ts';
import type { FiledUnder } from '#functions/domain/catalogue/views/product-rows.ts';
import type { Products } from '#functions/domain/catalogue/views/read-products.ts';
import type { Reads } from '#functions/platform/table/table.ts';

/** Returns the given categories with all their subcategories in the current tree. */
const within = async (table: Reads, categoryIds: readonly string[]): Promise<FiledUnder> => ({
  kind: 'category',
  ids: filterByCategory(await readTree(table), categoryIds),
});

type Page = { categoryId: string; after: string; take: number };

/** Lists the products of a category and its subcategories by id, active or not. */
export async function productsWithin(
  table: Reads,
  { ask }: Products,
  { categoryId, after, take }: Page,
): Promise<string[]> {
  const filed = await ask.filed(await within(table, [categoryId]), after, take);
  return filed.map(({ id }) => id);
}

export const countWithin = async (
  table: Reads,
  products: Products,
  categoryIds: readonly string[],
): Promise<number> => countFiled(products, await within(table, categoryIds));
