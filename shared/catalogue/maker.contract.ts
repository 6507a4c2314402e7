import * as z from 'zod';
import { commaList, Flag, limit, maxPageSize, PageNumber, pageOf, pageSize } from '../pages.ts';
import { defineRoute } from '../contract/route.ts';
import { CategoryId } from './category.ts';
import { ProductCard } from './product.ts';
import { Brand, Business, MakerId } from './maker.ts';

const Slug = z.string().min(1).max(160);

export const MakerQuery = z.object({
  q: z.string().max(200).optional(),
  categoryId: commaList(CategoryId).optional(),
  verified: Flag.optional(),
  minRating: z.coerce.number().min(0).max(5).optional(),
  minProductCount: z.coerce.number().int().min(0).max(1_000_000).optional(),
  sortBy: z.enum(['createdAt', 'productCount', 'rating', 'sold', 'name']).default('productCount'),
  sortDir: z.enum(['asc', 'desc']).default('desc'),
  page: PageNumber,
  pageSize: pageSize(20),
  /** Another name of pageSize, which it overrides. */
  limit: z.coerce.number().int().min(1).max(maxPageSize).optional(),
});
export type MakerQuery = z.output<typeof MakerQuery>;

export const listBusinesses = defineRoute({
  name: 'catalogue/list-businesses',
  summary: 'Businesses by text, category, rating and number of products',
  method: 'GET',
  path: '/businesses',
  access: 'public',
  query: MakerQuery,
  reply: pageOf(Business),
  cacheSeconds: 10,
});

export const listFeaturedBusinesses = defineRoute({
  name: 'catalogue/list-featured-businesses',
  summary: 'The businesses the shop shows first',
  method: 'GET',
  path: '/businesses/featured',
  access: 'public',
  query: z.object({ limit: limit(8) }),
  reply: z.array(Business),
  cacheSeconds: 10,
});

export const getBusiness = defineRoute({
  name: 'catalogue/get-business',
  summary: 'One business by id',
  method: 'GET',
  path: '/businesses/{id}',
  access: 'public',
  params: z.object({ id: MakerId }),
  reply: Business,
  errors: ['BUSINESS_NOT_FOUND'],
  cacheSeconds: 10,
});

export const getBusinessBySlug = defineRoute({
  name: 'catalogue/get-business-by-slug',
  summary: 'One business by the name in its address',
  method: 'GET',
  path: '/businesses/slug/{slug}',
  access: 'public',
  params: z.object({ slug: Slug }),
  reply: Business,
  errors: ['BUSINESS_NOT_FOUND'],
  cacheSeconds: 10,
});

export const listBrands = defineRoute({
  name: 'catalogue/list-brands',
  summary: 'Brands by text, category, rating and number of products',
  method: 'GET',
  path: '/brands',
  access: 'public',
  query: MakerQuery,
  reply: pageOf(Brand),
  cacheSeconds: 10,
});

export const getBrand = defineRoute({
  name: 'catalogue/get-brand',
  summary: 'One brand by id, or by the name in its address',
  method: 'GET',
  path: '/brands/{id}',
  access: 'public',
  params: z.object({ id: Slug }),
  reply: Brand.extend({ products: z.array(ProductCard).describe('Its best sellers; the rest by brandId') }),
  errors: ['BRAND_NOT_FOUND'],
  cacheSeconds: 10,
});
