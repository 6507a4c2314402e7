import * as z from 'zod';
import { Vnd } from '../values/vnd-schema.ts';
import { CategoryGroup, CategoryId } from './category.ts';
import { ComboPartView } from './combo.ts';
import { productBadges, productTypes, stockStatuses } from './product-choices.ts';
import { TaxType } from './tax-rules.ts';
import { ProductUnit } from './unit.ts';

export const StockStatus = z.enum(stockStatuses);
export type StockStatus = z.infer<typeof StockStatus>;
export const Badge = z.enum(productBadges);
export const ProductId = z.string().min(1).max(64);

export const RatingSummary = z.object({
  average: z.number().min(0).max(5),
  count: z.int().min(0),
  distribution: z.record(z.enum(['1', '2', '3', '4', '5']), z.int().min(0)),
  lastUpdated: z.string().nullable(),
});

/** Fields of a product in lists and on cards. `price` is before tax, `total` is what a shopper pays. */
export const ProductCard = z.object({
  id: ProductId,
  name: z.string(),
  code: z.string(),
  slug: z.string(),
  /** Picture address with `{width}`: 160, 320 and 640, and 1280 if there is an original to zoom into. */
  image: z.string(),
  thumbnail: z.string(),
  /** Number of the tinted background under the picture. */
  ground: z.int().min(1).max(6),
  shortDescription: z.string(),
  price: Vnd,
  basePrice: Vnd,
  taxType: TaxType,
  taxRate: z.number().min(0).max(100),
  total: Vnd,
  pricing: z.object({ price: Vnd, tax: z.object({ rate: z.number(), amount: Vnd }), total: Vnd }),
  priceMin: Vnd,
  priceMax: Vnd,
  discountPercent: z.int().min(0).max(100),
  hasVariants: z.boolean(),
  /** Goods have shelves of their own, a combo uses those of its parts, a service has none. */
  type: z.enum(productTypes).default('product'),
  stockStatus: StockStatus,
  freeShipping: z.boolean(),
  badges: z.array(Badge),
  rating: RatingSummary,
  sold: z.int().min(0),
  business: z.object({ id: z.string(), name: z.string(), slug: z.string(), verified: z.boolean() }),
  brand: z.object({ id: z.string(), name: z.string() }).nullable(),
  category: z.object({
    id: CategoryId,
    name: z.string(),
    slug: z.string(),
    group: CategoryGroup,
    path: z.array(CategoryId),
  }),
  featured: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ProductCard = z.infer<typeof ProductCard>;

export const Media = z.object({
  type: z.enum(['image', 'video']),
  url: z.string(),
  alt: z.string(),
  playbackId: z.string().optional(),
});

export const WarehouseStock = z.object({
  warehouseId: z.string(),
  warehouseName: z.string(),
  province: z.string(),
  available: z.int().min(0),
});

/** A variant of a product. Two options are joined by a slash: 'Màu / Cỡ' with 'Đỏ / M'. */
export const ProductVariant = z.object({
  id: z.string(),
  name: z.string(),
  value: z.string(),
  sku: z.string(),
  /** Surcharge on the product's price; negative if a price book makes this variant alone cheaper. */
  additionalPrice: z.int(),
  total: Vnd,
  /** Price before a price book made it cheaper. */
  basePrice: Vnd.optional(),
  stock: z.int().min(0),
  image: z.string().nullable(),
  /** Stock of this variant by warehouse. */
  warehouses: z.array(WarehouseStock),
});

/** A product with all fields of its page. */
export const Product = ProductCard.extend({
  description: z.string(),
  media: z.array(Media),
  variants: z.array(ProductVariant),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
  unit: z.string(),
  weight: z.number().min(0),
  minQuantity: z.int().min(1),
  maxQuantity: z.int().min(1),
  metaTitle: z.string(),
  metaDescription: z.string(),
  available: z.int().min(0),
  warehouses: z.array(WarehouseStock),
  /** Parts of a combo, or the base of a unit. */
  contents: z.array(ComboPartView).optional(),
  /** All units that the product is sold in, this one included, smallest first; missing if only one. */
  units: z.array(ProductUnit).optional(),
  /** Some buyers have special prices for this product, so the page fetches the reader's own. */
  hasOwnPrices: z.literal(true).optional(),
});
export type Product = z.infer<typeof Product>;
