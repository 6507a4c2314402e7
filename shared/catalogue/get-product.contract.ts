import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { Product, ProductId } from './product.ts';

export const getProduct = defineRoute({
  name: 'catalogue/get-product',
  summary: 'One product by id',
  method: 'GET',
  path: '/products/{id}',
  access: 'public',
  params: z.object({ id: ProductId }),
  reply: Product,
  errors: ['PRODUCT_NOT_FOUND'],
  cacheSeconds: 2,
});

export const getProductBySlug = defineRoute({
  name: 'catalogue/get-product-by-slug',
  summary: 'One product by the name in its address',
  method: 'GET',
  path: '/products/slug/{slug}',
  access: 'public',
  params: z.object({ slug: z.string().min(1).max(160) }),
  reply: Product,
  errors: ['PRODUCT_NOT_FOUND'],
  cacheSeconds: 2,
  // Pages fetch this to learn the present stock; a stale copy would repeat what was just refused.
  staleSeconds: 0,
});
