import * as z from 'zod';
import { Flag, limit } from '../pages.ts';
import { defineRoute } from '../contract/route.ts';
import { CategoryId } from './category.ts';
import { CategoryWithCount } from './list-categories.contract.ts';
import { ProductCard } from './product.ts';

/** A category with its ancestors and its direct children, and with includeFeatured its featured products. */
export const CategoryPage = CategoryWithCount.extend({
  ancestors: z.array(z.object({ id: CategoryId, name: z.string(), slug: z.string() })),
  children: z.array(CategoryWithCount),
  featured: z.array(ProductCard).optional(),
});
export type CategoryPage = z.infer<typeof CategoryPage>;

const query = z.object({ includeFeatured: Flag.optional() });

export const getCategory = defineRoute({
  name: 'catalogue/get-category',
  summary: 'One category by id',
  method: 'GET',
  path: '/categories/{id}',
  access: 'public',
  params: z.object({ id: CategoryId }),
  query,
  reply: CategoryPage,
  errors: ['CATEGORY_NOT_FOUND'],
  cacheSeconds: 10,
});

export const getCategoryBySlug = defineRoute({
  name: 'catalogue/get-category-by-slug',
  summary: 'One category by the name in its address',
  method: 'GET',
  path: '/categories/slug/{slug}',
  access: 'public',
  params: z.object({ slug: z.string().min(1).max(160) }),
  query,
  reply: CategoryPage,
  errors: ['CATEGORY_NOT_FOUND'],
  cacheSeconds: 10,
});

export const suggestCategories = defineRoute({
  name: 'catalogue/suggest-categories',
  summary: 'Categories a half-typed text may mean',
  method: 'GET',
  path: '/categories/suggestions',
  access: 'public',
  query: z.object({ q: z.string().max(200).default(''), limit: limit(10) }),
  reply: z.array(CategoryWithCount),
  cacheSeconds: 10,
});

export const listRelatedCategories = defineRoute({
  name: 'catalogue/list-related-categories',
  summary: 'Categories beside this one',
  method: 'GET',
  path: '/categories/related/{id}',
  access: 'public',
  params: z.object({ id: CategoryId }),
  query: z.object({ limit: limit(6) }),
  reply: z.array(CategoryWithCount),
  errors: ['CATEGORY_NOT_FOUND'],
  cacheSeconds: 10,
});

export const listCategoriesOfProducts = defineRoute({
  name: 'catalogue/list-categories-of-products',
  summary: 'The categories that hold products on sale',
  method: 'GET',
  path: '/categories/from-products',
  access: 'public',
  query: z.object({ pageSize: z.coerce.number().int().min(1).max(1000).default(1000) }),
  reply: z.array(CategoryWithCount),
  cacheSeconds: 10,
});
