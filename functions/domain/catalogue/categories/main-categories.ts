import type { Reads } from '#functions/platform/table/table.ts';
import { readView } from '#functions/platform/views/view.ts';
import { readCards } from '../records/read-cards.ts';
import { categoriesView } from '../views/categories-view.ts';
import { categoriesById } from './category-rows.ts';

const atOnce = 100;

type MainCategory = { id: string; name: string };

/** Finds the current main category of each product by reading its card; deleted products have none. */
export async function mainCategories(
  table: Reads,
  productIds: readonly string[],
): Promise<Map<string, MainCategory>> {
  const parts = Array.from({ length: Math.ceil(productIds.length / atOnce) }, (_, part) =>
    readCards(table, productIds.slice(part * atOnce, (part + 1) * atOnce)),
  );
  const [tree, ...cards] = await Promise.all([readView(categoriesView).then(categoriesById), ...parts]);
  return new Map(
    cards.flat().flatMap(({ id, category }) => {
      const main = tree.get(tree.get(category.id)?.path[0] ?? '');
      return main ? [[id, { id: main.id, name: main.name }] as const] : [];
    }),
  );
}
