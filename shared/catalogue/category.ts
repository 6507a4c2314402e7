import * as z from 'zod';
import { categoryGroups } from './product-choices.ts';

/** Group of a category, which decides how much of a product's price is paid out: `commission-rules.ts`. */
export const CategoryGroup = z.enum(categoryGroups);
export type CategoryGroup = z.infer<typeof CategoryGroup>;
export const maxCategoryDepth = 3;

export const CategoryId = z.string().min(1).max(64);

export const Category = z.object({
  id: CategoryId,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  parentId: CategoryId.nullable(),
  /** Ids from the root down to this category. */
  path: z.array(CategoryId),
  level: z.int().min(1).max(maxCategoryDepth),
  group: CategoryGroup,
  icon: z.string(),
  position: z.int(),
  createdAt: z.string(),
});
export type Category = z.infer<typeof Category>;

export type CategoryNode = Category & { productCount?: number; children: CategoryNode[] };
export const CategoryNode: z.ZodType<CategoryNode> = Category.extend({
  productCount: z.int().optional(),
  get children() {
    return z.array(CategoryNode);
  },
});
