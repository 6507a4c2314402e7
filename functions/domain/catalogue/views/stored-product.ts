import * as z from 'zod';
import { maxLineQuantity } from '#shared/cart/limits.ts';
import { ComboPart } from '#shared/catalogue/combo.ts';
import { Product, ProductCard, type StockStatus } from '#shared/catalogue/product.ts';
import { ProductExtras } from '#shared/catalogue/product-extras.ts';
import { PriceWindow } from '#shared/price-books/price-rule.ts';
import { Vnd } from '#shared/values/vnd-schema.ts';
import { log } from '#functions/platform/log.ts';
import type { Split } from '../stock-shards/stock-shard.ts';

/** A card as stored. */
export const StoredCard = ProductCard.extend({
  isActive: z.boolean(),
  /** Raised with every edit by staff; sales and reviews do not raise it. */
  revision: z.int(),
  /** Raised whenever the stock fields of the card change. */
  stockVersion: z.int().default(0),
  /** Contents: the parts of a combo, or the base of a unit with its quantity. */
  parts: z.array(ComboPart.extend({ quantity: z.int().min(1) })).default([]),
  /** Number of combos and units it is part of, and how many of those are its units. */
  combos: z.int().default(0),
  unitCount: z.int().default(0),
  /** Order limits and warehouses, stored here so that carts need only the card and its shelves. */
  minQuantity: z.int().default(1),
  maxQuantity: z.int().default(maxLineQuantity),
  warehouseIds: z.array(z.string()).default([]),
  /** Barcode and SKUs, by which staff find it beside its code. */
  otherCodes: z.array(z.string()).default([]),
  /** Additional price per variant, and the price windows written ahead by price books: see `price-books`. */
  variantPrices: z.record(z.string(), Vnd).default({}),
  priceWindows: z.array(PriceWindow).default([]),
});
export type StoredCard = z.infer<typeof StoredCard>;

/** The detailed part, read only by the product page. */
export const StoredDetail = Product.pick({
  description: true,
  media: true,
  specifications: true,
  unit: true,
  weight: true,
  minQuantity: true,
  maxQuantity: true,
  metaTitle: true,
  metaDescription: true,
}).extend({
  ...ProductExtras.shape,
  variants: z.array(Product.shape.variants.element.omit({ stock: true, warehouses: true })),
  /** Set while the product is sold from shards of its stock, because many buyers want it at once. */
  flashSale: z.boolean().default(false),
  /** Latest changes with the names of the changed fields, newest first. */
  history: z.array(z.object({ revision: z.int(), changed: z.array(z.string()) })).default([]),
});
export type StoredDetail = z.infer<typeof StoredDetail>;

/** Count of a shelf. A broken one reads as empty, so that everything else still works. */
const Count = z
  .int()
  .catch(({ value }) => {
    log.error('a shelf counts no number', { value });
    return 0;
  })
  .overwrite((count) => {
    if (count < 0) log.error('a shelf counts below zero', { count });
    return count;
  });

/** Stock of one variant, or of the whole product, in one warehouse; it changes with every order. */
export const StoredStock = z.object({
  variantId: z.string(),
  warehouseId: z.string(),
  warehouseName: z.string().catch(''),
  province: z.string().catch(''),
  onHand: Count,
  reserved: Count,
  /** Pieces on their way there, from a supplier or another warehouse. */
  onOrder: z.int().optional(),
  /** Number of shards it is split into during a flash sale. */
  portions: z.int().optional(),
  /** Set while its warehouse is paused and sells nothing. */
  isPaused: z.boolean().optional(),
});
export type StoredStock = z.infer<typeof StoredStock> & { split?: Split };

export const availableOf = (
  stocks: readonly Pick<StoredStock, 'onHand' | 'reserved' | 'isPaused'>[],
): number =>
  stocks.reduce(
    (sum, { onHand, reserved, isPaused }) => sum + (isPaused ? 0 : Math.max(0, onHand - reserved)),
    0,
  );

const lowStock = 5;

export function stockStatusOf(available: number): StockStatus {
  if (available <= 0) return 'out_of_stock';
  return available <= lowStock ? 'low_stock' : 'in_stock';
}
