import { booksNaming } from '#functions/domain/pricing/books-naming.ts';
import { again } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { categoryRecord } from '../records/catalogue-records.ts';
import { requireUnfiled, listProductsByLabel } from '../records/category-labels.ts';
import { dropPicture } from '../records/shown-picture.ts';
import { type Products, readProducts } from '../views/read-products.ts';
import { isInUse } from '../views/filed-products.ts';
import { childrenOf } from './category-tree.ts';
import { changeTree, getPlaced } from './tree-changes.ts';

/** Deletes a category that nothing refers to; refused if something is filed under it meanwhile. */
export async function deleteCategory(context: Context, id: string, products?: Products): Promise<void> {
  const { table, now } = context;
  await changeTree<'STALE_STATE', void>(
    table,
    async (tree) => {
      getPlaced(tree, id);
      const known = await categoryRecord.get(table, { id });
      await listProductsByLabel(known, now());
      const children = childrenOf(tree, id).map((child) => ({
        path: `categories/${child.id}`,
        name: child.name,
      }));
      const books = await booksNaming(context, { kind: 'category', categoryId: id });
      const refusal = await isInUse(
        'CATEGORY_IN_USE',
        [...children, ...books],
        { kind: 'category', ids: [id] },
        products ?? (await readProducts()),
      );
      if (refusal) throw refusal;
      const picture = { shown: known.icon, pictureId: known.pictureId };
      return {
        writes: [...categoryRecord.softDelete(known, requireUnfiled(known)), ...dropPicture(picture, now())],
        outcome: undefined,
      };
    },
    () => again,
  );
}
