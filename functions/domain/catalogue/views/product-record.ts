import * as z from 'zod';
import { maxLineQuantity } from '#shared/cart/limits.ts';
import { type Category } from '#shared/catalogue/category.ts';
import { Product, ProductCard, type StockStatus } from '#shared/catalogue/product.ts';
import type { ProductSaid } from '#shared/catalogue/save-product.contract.ts';
import { taxRateOf } from '#shared/catalogue/tax-rules.ts';
import { discountPercent, taxOf } from '#shared/values/money.ts';
import { slugify } from '#shared/values/text.ts';
import { log } from '#functions/platform/log.ts';
import { wholeProduct } from '../catalogue-keys.ts';
import type { Split } from '../portions/portion.ts';

/** A card as the table keeps it. */
export const StoredCard = ProductCard.extend({
  isActive: z.boolean(),
  /** Raised with every change of what staff say; what sales and reviews change leaves it alone. */
  revision: z.int(),
  /** Raised whenever the card's word on its stock changes. */
  stockVersion: z.int().default(0),
  /** How few and how many one order may hold, and where it lies: carts need no more than the card and its shelves. */
  minQuantity: z.int().default(1),
  maxQuantity: z.int().default(maxLineQuantity),
  warehouseIds: z.array(z.string()).default([]),
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
  /** Into how many portions it is split while its product is on flash sale. */
  portions: z.int().optional(),
  /** Its warehouse is paused: nothing is sold from it. */
  isPaused: z.boolean().optional(),
});
export type StoredStock = z.infer<typeof StoredStock> & { split?: Split };

export type ProductRecord = { card: StoredCard; detail: StoredDetail; stocks: StoredStock[] };

export type ProductFacts = {
  id: string;
  revision?: number;
  category: Pick<Category, 'id' | 'name' | 'slug' | 'group' | 'path'>;
  business: ProductCard['business'];
  brand: ProductCard['brand'];
  rating?: ProductCard['rating'];
  sold?: number;
  stocks: StoredStock[];
  createdAt: string;
  updatedAt: string;
};

const lowStock = 5;

export const availableOf = (
  stocks: readonly Pick<StoredStock, 'onHand' | 'reserved' | 'isPaused'>[],
): number =>
  stocks.reduce(
    (sum, { onHand, reserved, isPaused }) => sum + (isPaused ? 0 : Math.max(0, onHand - reserved)),
    0,
  );

/**
 * What is counted of a product: of one with variants only their own shelves, of one without only its own. What lies
 * under another name, from before variants came or went, is for nobody to buy.
 */
export const countedStocks = ({
  detail,
  stocks,
}: Pick<ProductRecord, 'detail' | 'stocks'>): StoredStock[] => {
  const sold = new Set(detail.variants.length > 0 ? detail.variants.map(({ id }) => id) : [wholeProduct]);
  return stocks.filter(({ variantId }) => sold.has(variantId));
};

export function stockStatusOf(available: number): StockStatus {
  if (available <= 0) return 'out_of_stock';
  return available <= lowStock ? 'low_stock' : 'in_stock';
}

const noRating: ProductCard['rating'] = {
  average: 0,
  count: 0,
  distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  lastUpdated: null,
};

const withTax = (price: number, rate: number): number => price + taxOf(price, rate);

function variantsOf({ variants, price, code }: ProductSaid, rate: number): StoredDetail['variants'] {
  return variants.map(({ name, value, sku, additionalPrice, image }) => ({
    id: slugify(`${name} ${value}`) || slugify(`${code} ${sku}`),
    name,
    value,
    sku,
    additionalPrice,
    total: withTax(price + additionalPrice, rate),
    image: image ?? null,
  }));
}

function cardOf(
  draft: ProductSaid,
  facts: ProductFacts,
  variants: StoredDetail['variants'],
  available: number,
): StoredCard {
  const rate = taxRateOf(draft.taxType, draft.taxRateDirect);
  const total = withTax(draft.price, rate);
  const totals = [total, ...variants.map((variant) => variant.total)];
  return {
    id: facts.id,
    name: draft.name,
    code: draft.code,
    slug: draft.slug ?? slugify(draft.name),
    image: draft.image,
    thumbnail: draft.image.replace('{width}', '320'),
    ground: draft.ground,
    shortDescription: draft.shortDescription,
    price: draft.price,
    basePrice: draft.basePrice,
    taxType: draft.taxType,
    taxRate: rate,
    total,
    pricing: { price: draft.price, tax: { rate, amount: total - draft.price }, total },
    priceMin: Math.min(...totals),
    priceMax: Math.max(...totals),
    discountPercent: discountPercent(draft.basePrice, total),
    hasVariants: variants.length > 0,
    stockStatus: stockStatusOf(available),
    freeShipping: draft.freeShipping,
    badges: draft.badges,
    rating: facts.rating ?? noRating,
    sold: facts.sold ?? 0,
    business: facts.business,
    brand: facts.brand,
    category: facts.category,
    featured: draft.featured,
    isActive: draft.isActive,
    revision: facts.revision ?? 1,
    stockVersion: 0,
    minQuantity: draft.minQuantity,
    maxQuantity: draft.maxQuantity,
    warehouseIds: [...new Set(facts.stocks.map(({ warehouseId }) => warehouseId))],
    createdAt: facts.createdAt,
    updatedAt: facts.updatedAt,
  };
}

/** What is kept of a product, worked out from what staff said and what the shop knows. */
export function buildProduct(draft: ProductSaid, facts: ProductFacts): ProductRecord {
  const variants = variantsOf(draft, taxRateOf(draft.taxType, draft.taxRateDirect));
  const {
    description,
    media,
    specifications,
    unit,
    weight,
    minQuantity,
    maxQuantity,
    flashSale,
    metaTitle,
    metaDescription,
  } = draft;
  const detail = {
    description,
    media,
    specifications,
    unit,
    weight,
    minQuantity,
    maxQuantity,
    flashSale,
    variants,
    metaTitle: metaTitle || draft.name,
    metaDescription: metaDescription || draft.shortDescription,
    history: [],
  };
  const { stocks } = facts;
  const available = availableOf(countedStocks({ detail, stocks }));
  return { card: cardOf(draft, facts, variants, available), detail, stocks };
}

const inEachWarehouse = (stocks: StoredStock[]): Product['warehouses'] =>
  [...Map.groupBy(stocks, ({ warehouseId }) => warehouseId).values()].flatMap((rows) =>
    rows.slice(0, 1).map(({ warehouseId, warehouseName, province }) => ({
      warehouseId,
      warehouseName,
      province,
      available: availableOf(rows),
    })),
  );

/** The product page's answer. */
export function toProduct(record: ProductRecord): Product {
  const { card, detail } = record;
  const stocks = countedStocks(record);
  const variants = detail.variants.map((variant) => {
    const own = stocks.filter(({ variantId }) => variantId === variant.id);
    return { ...variant, stock: availableOf(own), warehouses: inEachWarehouse(own) };
  });
  return {
    ...card,
    ...detail,
    variants,
    available: availableOf(stocks),
    warehouses: inEachWarehouse(stocks),
  };
}
