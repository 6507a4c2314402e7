import * as z from 'zod';
import { Product, ProductId } from '../catalogue/product.ts';
import { defineRoute } from '../contract/route.ts';

/** Product fields that can differ for some buyers. */
const OwnPrices = Product.pick({
  price: true,
  basePrice: true,
  total: true,
  pricing: true,
  priceMin: true,
  priceMax: true,
  discountPercent: true,
}).extend({
  variants: z.array(
    Product.shape.variants.element.pick({ id: true, additionalPrice: true, total: true, basePrice: true }),
  ),
});
export type OwnPrices = z.infer<typeof OwnPrices>;

export const getOwnPrices = defineRoute({
  name: 'price-books/get-own-prices',
  summary: 'What a product costs whoever asks, where that is not what it costs everybody',
  method: 'GET',
  path: '/products/{id}/own-prices',
  access: 'guest',
  params: z.object({ id: ProductId }),
  reply: OwnPrices,
  errors: ['PRODUCT_NOT_FOUND'],
});
