import * as z from 'zod';
import { limit, PageNumber, pageOf, pageSize } from '../pages.ts';
import { defineRoute } from '../contract/route.ts';
import { CategoryId } from './category.ts';
import { ProductQuery } from './list-products.contract.ts';
import { ProductCard, ProductId, StockStatus } from './product.ts';

const shortList = (name: string, path: string, summary: string, fallback: number) =>
  defineRoute({
    name: `catalogue/${name}`,
    summary,
    method: 'GET',
    path,
    access: 'public',
    query: z.object({ limit: limit(fallback) }),
    reply: z.array(ProductCard),
    cacheSeconds: 10,
  });

export const listFeaturedProducts = shortList(
  'list-featured-products',
  '/products/featured',
  'The products the shop shows first',
  8,
);
export const listBestSellingProducts = shortList(
  'list-best-selling-products',
  '/products/best-selling',
  'What sold most',
  20,
);
export const listNewProducts = shortList('list-new-products', '/products/new', 'What came last', 20);
export const listPopularProducts = shortList(
  'list-popular-products',
  '/products/popular',
  'What is bought and praised most lately',
  20,
);

export const searchProducts = defineRoute({
  name: 'catalogue/search-products',
  summary: 'Products a text may mean: as typed, without marks, and with slips of typing mended',
  method: 'GET',
  path: '/products/search',
  access: 'public',
  query: z.object({ q: z.string().max(200).default(''), page: PageNumber, pageSize: pageSize(20) }),
  reply: pageOf(ProductCard),
  cacheSeconds: 2,
});

export const listProductsOfCategory = defineRoute({
  name: 'catalogue/list-products-of-category',
  summary: 'Products of a category and everything under it',
  method: 'GET',
  path: '/products/category/{categoryId}',
  access: 'public',
  params: z.object({ categoryId: CategoryId }),
  query: z.object({ page: PageNumber, pageSize: pageSize(20) }),
  reply: pageOf(ProductCard),
  errors: ['CATEGORY_NOT_FOUND'],
  cacheSeconds: 2,
});

export const listRelatedProducts = defineRoute({
  name: 'catalogue/list-related-products',
  summary: 'Products near this one: same shelf, same maker, like price',
  method: 'GET',
  path: '/products/{id}/related',
  access: 'public',
  params: z.object({ id: ProductId }),
  query: z.object({ limit: limit(12) }),
  reply: z.array(ProductCard),
  errors: ['PRODUCT_NOT_FOUND'],
  cacheSeconds: 10,
});

const Choice = z.object({ id: z.string(), name: z.string(), count: z.int() });

/**
 * Filter choices of a list. Each count is the number of products if that choice alone were selected of its
 * kind, with all other filters unchanged. Choices without products are left out unless they are selected, so
 * that they can be deselected.
 */
export const ProductFacets = z.object({
  total: z.int(),
  /** Path to the selected categories, and their direct children, or their siblings if there are no children. */
  categories: z.array(Choice.extend({ parentId: CategoryId.nullable(), level: z.int() })),
  businesses: z.array(Choice.extend({ verified: z.boolean() })),
  brands: z.array(Choice),
  /** Typical price ranges, cheapest first, and the reader's own; `max` is null in the last one. */
  prices: z.array(z.object({ min: z.int(), max: z.int().nullable(), count: z.int() })),
  /** Number of products with at least this rating. */
  ratings: z.array(z.object({ min: z.number(), count: z.int() })),
  stock: z.array(z.object({ status: StockStatus, count: z.int() })),
  freeShipping: z.int(),
});
export type ProductFacets = z.infer<typeof ProductFacets>;

export const getProductFacets = defineRoute({
  name: 'catalogue/get-product-facets',
  summary: 'What a list of products may be narrowed by, with counts',
  method: 'GET',
  path: '/products/facets',
  access: 'public',
  query: ProductQuery,
  reply: ProductFacets,
  cacheSeconds: 5,
});
