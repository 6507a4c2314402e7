import * as z from 'zod';
import { maxLineQuantity } from '#shared/cart/limits.ts';
import { ComboPart } from '#shared/catalogue/combo.ts';
import { Product, ProductCard, type StockStatus } from '#shared/catalogue/product.ts';
import { ProductExtras } from '#shared/catalogue/product-extras.ts';
import { PriceWindow } from '#shared/price-books/price-rule.ts';
import { Vnd } from '#shared/values/vnd-schema.ts';
import { log } from '#functions/platform/log.ts';
import type { Split } from '../portions/portion.ts';

/** A card as the table keeps it. */
export const StoredCard = ProductCard.extend({
  isActive: z.boolean(),
  /** Raised with every change of what staff say; what sales and reviews change leaves it alone. */
  revision: z.int(),
  /** Raised whenever the card's word on its stock changes. */
  stockVersion: z.int().default(0),
  /** What is in one of it: of a combo its parts, of a unit so many of its base. */
  parts: z.array(ComboPart.extend({ quantity: z.int().min(1) })).default([]),
  /** Of how many combos and units it is a part; and how many of those are its units. */
  combos: z.int().default(0),
  unitCount: z.int().default(0),
  /** How few and how many one order may hold, and where it lies: carts need no more than the card and its shelves. */
  minQuantity: z.int().default(1),
  maxQuantity: z.int().default(maxLineQuantity),
  warehouseIds: z.array(z.string()).default([]),
  /** Barcode and SKUs: what staff find it by beside its code. */
  otherCodes: z.array(z.string()).default([]),
  /** What each variant costs on top, and what price books say of it, as they are written ahead: see `price-books`. */
  variantPrices: z.record(z.string(), Vnd).default({}),
  priceWindows: z.array(PriceWindow).default([]),
});
export type StoredCard = z.infer<typeof StoredCard>;

/** The heavy part, read only by the product page. */
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
  /** Sold from portions of its stock, for as long as many want it at once. */
  flashSale: z.boolean().default(false),
  /** The latest changes, newest first: what each was about. */
  history: z.array(z.object({ revision: z.int(), changed: z.array(z.string()) })).default([]),
});
export type StoredDetail = z.infer<typeof StoredDetail>;

/** Writes keep counts from 0 up; should one be broken all the same, its shelf is empty and everything else goes on. */
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

/** Stock of one variant (or of the whole product) in one warehouse; it changes with every order. */
export const StoredStock = z.object({
  variantId: z.string(),
  warehouseId: z.string(),
  warehouseName: z.string().catch(''),
  province: z.string().catch(''),
  onHand: Count,
  reserved: Count,
  /** On its way there, from a supplier or another warehouse. */
  onOrder: z.int().optional(),
  /** Into how many portions it is split while its product is on flash sale. */
  portions: z.int().optional(),
  /** Its warehouse is paused: nothing is sold from it. */
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
