import * as z from 'zod';
import { commaList, Flag, PageNumber, pageOf, pageSize } from '../pages.ts';
import { defineRoute } from '../contract/route.ts';
import { Category, CategoryGroup, CategoryId, CategoryNode, maxCategoryDepth } from './category.ts';
import { StockStatus } from './product.ts';

export const CategoryQuery = z.object({
  q: z.string().max(200).optional(),
  parentId: CategoryId.optional(),
  isRoot: Flag.optional(),
  group: commaList(CategoryGroup).optional(),
  stockStatus: commaList(StockStatus).optional(),
  sortBy: z.enum(['name', 'createdAt', 'position', 'productCount']).default('position'),
  sortDir: z.enum(['asc', 'desc']).default('asc'),
  page: PageNumber,
  pageSize: pageSize(100),
});
export type CategoryQuery = z.output<typeof CategoryQuery>;

export const CategoryWithCount = Category.extend({ productCount: z.int() });
export type CategoryWithCount = z.infer<typeof CategoryWithCount>;

export const listCategories = defineRoute({
  name: 'catalogue/list-categories',
  summary: 'Categories by text, parent and group, with how many products each holds',
  method: 'GET',
  path: '/categories',
  access: 'public',
  query: CategoryQuery,
  reply: pageOf(CategoryWithCount),
  cacheSeconds: 10,
});

export const getCategoryTree = defineRoute({
  name: 'catalogue/get-category-tree',
  summary: 'The categories as a tree',
  method: 'GET',
  path: '/categories/tree',
  access: 'public',
  query: z.object({
    withCounts: Flag.optional(),
    maxDepth: z.coerce.number().int().min(1).max(maxCategoryDepth).default(maxCategoryDepth),
  }),
  reply: z.array(CategoryNode),
  cacheSeconds: 10,
});
