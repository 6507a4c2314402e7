import { chunk } from '#functions/platform/chunk.ts';
import { readView } from '#functions/platform/views/view.ts';
import { categoriesView } from '../views/categories-view.ts';
import { readProducts } from '../views/read-products.ts';
import { categoriesById } from './category-rows.ts';

const atOnce = 500;

/** Finds the current main category of products, of any number; deleted products have none. */
export async function mainCategoriesOf(
  productIds: readonly string[],
): Promise<Map<string, { id: string; name: string }>> {
  const [products, tree] = await Promise.all([readProducts(), readView(categoriesView).then(categoriesById)]);
  const tallies = await Promise.all(
    chunk(productIds, atOnce).map((ids) =>
      products.ask.staff.tally({ by: ['id', 'categoryId'], where: [{ column: 'id', among: ids }] }),
    ),
  );
  return new Map(
    tallies.flat().flatMap(({ id, categoryId }) => {
      const main = tree.get(tree.get(String(categoryId))?.path[0] ?? '');
      return main ? [[String(id), { id: main.id, name: main.name }] as const] : [];
    }),
  );
}
