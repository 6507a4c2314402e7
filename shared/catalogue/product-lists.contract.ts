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
 * What a list may be narrowed by. Each count is what the list would hold if that alone were chosen of its kind, all
 * else being left as it is. What would leave nothing is not offered, unless it is chosen: then it can be taken back.
 */
export const ProductFacets = z.object({
  total: z.int(),
  /** The way to the chosen ones, and what lies right below them, or beside one that has nothing below. */
  categories: z.array(Choice.extend({ parentId: CategoryId.nullable(), level: z.int() })),
  businesses: z.array(Choice.extend({ verified: z.boolean() })),
  brands: z.array(Choice),
  /** Bands a shopper would think in, from the cheapest to the dearest, and one's own; `max` is open in the last. */
  prices: z.array(z.object({ min: z.int(), max: z.int().nullable(), count: z.int() })),
  /** How many are rated at least so. */
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
