import type { Rewrite } from '#functions/platform/rewrites/rewrite.ts';
import { StoredCategory } from '../views/category-record.ts';
import { categoryItem } from './catalogue-records.ts';

/** Moves categories into one partition, so that the whole tree can be read at once. */
export const categoriesTogether: Rewrite = {
  name: 'categories-together',
  entities: ['category'],
  today(item) {
    const { data: category } = StoredCategory.safeParse(item);
    if (!category) return item;
    const { pk, sk } = categoryItem(category);
    return item.pk === pk ? item : { ...item, ...category, pk, sk };
  },
};
