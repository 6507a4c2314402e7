import * as z from 'zod';
import { commaList, Flag, limit, PageNumber, pageOf, pageSize } from '../pages.ts';
import { defineRoute } from '../contract/route.ts';
import { CategoryId } from './category.ts';
import { ProductCard, StockStatus } from './product.ts';

export const productSorts = [
  'popular',
  'createdAt',
  'updatedAt',
  'price',
  'name',
  'sold',
  'rating',
  'discount',
  'relevance',
] as const;

const Price = z.coerce.number().int().min(0).max(100_000_000_000);

export const ProductQuery = z
  .object({
    q: z.string().max(200).optional(),
    categoryId: commaList(CategoryId).optional(),
    businessId: commaList(z.string().max(64)).optional(),
    brandId: commaList(z.string().max(64)).optional(),
    brandName: commaList(z.string().max(120)).optional(),
    minPrice: Price.optional().describe('Lowest price a shopper pays, tax included'),
    maxPrice: Price.optional().describe('Highest price a shopper pays, tax included'),
    minRating: z.coerce.number().min(0).max(5).optional(),
    freeShipping: Flag.optional(),
    stockStatus: commaList(StockStatus).optional(),
    sortBy: z
      .enum(productSorts)
      .optional()
      .describe('Defaults to relevance with q, to popular without; what is sold out always comes last'),
    sortDir: z.enum(['asc', 'desc']).default('desc'),
    page: PageNumber,
    pageSize: pageSize(20),
  })
  .refine(
    ({ minPrice, maxPrice }) => minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice,
    {
      path: ['maxPrice'],
      error: 'price-range',
    },
  );
export type ProductQuery = z.output<typeof ProductQuery>;

export const listProducts = defineRoute({
  name: 'catalogue/list-products',
  summary: 'Products by text, category, price, maker and stock, sorted and paged',
  method: 'GET',
  path: '/products',
  access: 'public',
  query: ProductQuery,
  reply: pageOf(ProductCard).extend({
    relaxed: z.literal(true).optional().describe('Nothing has all words of q: these have most of them'),
  }),
  cacheSeconds: 2,
});

/** Maximum number of suggestions while the user types; the results page has the rest. */
export const maxSuggested = 6;

export const SuggestedProduct = ProductCard.pick({
  id: true,
  slug: true,
  name: true,
  image: true,
  thumbnail: true,
  ground: true,
  price: true,
  total: true,
}).extend({ category: ProductCard.shape.category.pick({ name: true }) });
export type SuggestedProduct = z.infer<typeof SuggestedProduct>;

export const suggestProducts = defineRoute({
  name: 'catalogue/suggest-products',
  summary: 'The first few products a half-typed text may mean, and how many there are',
  method: 'GET',
  path: '/products/suggestions',
  access: 'public',
  query: z.object({ q: z.string().max(200).default(''), limit: limit(maxSuggested) }),
  reply: z.object({ data: z.array(SuggestedProduct), total: z.int() }),
  cacheSeconds: 2,
});
