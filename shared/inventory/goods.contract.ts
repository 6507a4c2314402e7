import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';

/** An item of stock: a product, or one of its variants. */
export const Goods = z.object({
  productId: z.string(),
  variantId: z.string().nullable(),
  productName: z.string(),
  variantName: z.string().nullable(),
  /** Readable code: the SKU, else the product's code. */
  code: z.string(),
  image: z.string(),
  ground: z.int(),
});
export type Goods = z.infer<typeof Goods>;

/** The item with its stock in one warehouse, or in all of them. */
export const GoodsOnShelf = Goods.extend({
  onHand: z.int(),
  reserved: z.int(),
  available: z.int(),
  /** Set if the code belongs to a unit of these goods: `quantity` pieces at once. */
  unit: z.object({ name: z.string(), code: z.string(), unit: z.string(), quantity: z.int() }).optional(),
});
export type GoodsOnShelf = z.infer<typeof GoodsOnShelf>;

export const findGoods = defineRoute({
  name: 'inventory/find-goods',
  summary: 'Goods by barcode, SKU, code or name, with what one warehouse or all that sell have',
  method: 'GET',
  path: '/admin/inventory/goods',
  access: staff('inventory.write'),
  query: z.object({
    q: z.string().trim().min(1).max(100),
    /** Left out if the goods may come from any warehouse, as for a parcel. */
    warehouseId: z.string().min(1).max(64).optional(),
  }),
  reply: z.object({
    /** The code matched exactly, so the scanned item is this one, or one of these. */
    exact: z.boolean(),
    data: z.array(GoodsOnShelf).max(60),
  }),
});
