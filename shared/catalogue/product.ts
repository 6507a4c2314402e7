import * as z from 'zod';
import { Vnd } from '../values/vnd-schema.ts';
import { CategoryGroup, CategoryId } from './category.ts';
import { ShownPart } from './combo.ts';
import { productBadges, productTypes, stockStatuses } from './product-choices.ts';
import { TaxType } from './tax-rules.ts';
import { ShownUnit } from './unit.ts';

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

/** What lists and cards show. `price` is before tax, `total` is what a shopper pays. */
export const ProductCard = z.object({
  id: ProductId,
  name: z.string(),
  code: z.string(),
  slug: z.string(),
  /** Picture address with `{width}` in it; widths are 160, 320 and 640, and 1280 where there is a master to zoom into. */
  image: z.string(),
  thumbnail: z.string(),
  /** Which of the tinted grounds lies under the picture. */
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
  /** Goods lie on shelves of their own, a combo on those of its parts, a service on none. */
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

/** One way to buy it. Two choices at once are joined by a slash: 'Màu / Cỡ' with 'Đỏ / M'. */
export const ProductVariant = z.object({
  id: z.string(),
  name: z.string(),
  value: z.string(),
  sku: z.string(),
  /** On top of the product's price; below it where a price book makes this one alone cheaper. */
  additionalPrice: z.int(),
  total: Vnd,
  /** What it cost before a price book made it cheaper. */
  basePrice: Vnd.optional(),
  stock: z.int().min(0),
  image: z.string().nullable(),
  /** Where this one lies. */
  warehouses: z.array(WarehouseStock),
});

/** The product page. */
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
  /** Of a combo what it is made of; of a unit its base. */
  contents: z.array(ShownPart).optional(),
  /** The units it is sold in, itself among them, smallest first; none where there is but one. */
  units: z.array(ShownUnit).optional(),
  /** Some buyers have prices of their own here: whoever looks asks for theirs. */
  hasOwnPrices: z.literal(true).optional(),
});
export type Product = z.infer<typeof Product>;
