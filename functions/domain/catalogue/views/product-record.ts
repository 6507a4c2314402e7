import type { Category } from '#shared/catalogue/category.ts';
import type { ComboPartView } from '#shared/catalogue/combo.ts';
import type { Product, ProductCard } from '#shared/catalogue/product.ts';
import { unitWord } from '#shared/catalogue/product-choices.ts';
import { contentsOf } from '#shared/catalogue/unit.ts';
import { ProductExtras } from '#shared/catalogue/product-extras.ts';
import type { ProductInput } from '#shared/catalogue/save-product.contract.ts';
import { taxRateOf } from '#shared/catalogue/tax-rules.ts';
import { discountPercent, taxOf } from '#shared/values/money.ts';
import { slugify } from '#shared/values/text.ts';
import { noVariantId } from '../stock-shards/shelf-name.ts';
import { goodsIn, type OfferedPart, type Sellable, sellable } from './offer.ts';
import { type StoredCard, type StoredDetail, type StoredStock, stockStatusOf } from './stored-product.ts';

export { availableOf, StoredCard, StoredDetail, StoredStock, stockStatusOf } from './stored-product.ts';

/** Draft in the form that is stored. Some callers use free unit words and leave out the extras. */
export type StoredDraft = Omit<
  ProductInput,
  'unit' | 'thumbnail' | 'images' | 'taxRate' | 'allowsSale' | keyof ProductExtras
> &
  Partial<ProductExtras> & { unit: string };

export type ProductRecord = {
  card: StoredCard;
  detail: StoredDetail;
  stocks: StoredStock[];
  /** Parts of a combo as sold now. */
  parts?: OfferedPart[] | undefined;
};
/** Card and detail of a product, without its shelves. */
export type ProductText = Pick<ProductRecord, 'card' | 'detail'>;

export type ProductFacts = {
  id: string;
  revision?: number;
  category: Pick<Category, 'id' | 'name' | 'slug' | 'group' | 'path'>;
  business: ProductCard['business'];
  brand: ProductCard['brand'];
  rating?: ProductCard['rating'];
  sold?: number;
  stocks: StoredStock[];
  parts?: OfferedPart[] | undefined;
  createdAt: string;
  updatedAt: string;
};

/** Category fields stored on a product. */
export const filingOf = ({
  id,
  name,
  slug,
  group,
  path,
}: ProductFacts['category']): ProductCard['category'] => ({ id, name, slug, group, path });

/**
 * Shelves that count for a product: those of its variants if it has any, otherwise its own. Stock under other
 * names, from before variants were added or removed, cannot be sold.
 */
export const countedStocks = ({
  detail,
  stocks,
}: Pick<ProductRecord, 'detail' | 'stocks'>): StoredStock[] => {
  const sold = new Set(detail.variants.length > 0 ? detail.variants.map(({ id }) => id) : [noVariantId]);
  return stocks.filter(({ variantId }) => sold.has(variantId));
};

/** The product with the shelves that count. */
const asSold = (record: ProductRecord): ProductRecord & Sellable => ({
  ...record,
  stocks: countedStocks(record),
});

/** Quantity of a product that can be sold. */
export const availableIn = (record: ProductRecord): number => sellable(asSold(record));

const noRating: ProductCard['rating'] = {
  average: 0,
  count: 0,
  distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  lastUpdated: null,
};

const withTax = (price: number, rate: number): number => price + taxOf(price, rate);

function variantsOf({ variants, price, code }: StoredDraft, rate: number): StoredDetail['variants'] {
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

/** Barcode and SKUs of a product. */
export const otherCodesOf = ({ barCode, variants }: Pick<StoredDetail, 'barCode' | 'variants'>): string[] =>
  [barCode, ...variants.map(({ sku }) => sku)].filter(Boolean);

export const variantPricesOf = (variants: StoredDetail['variants']): StoredCard['variantPrices'] =>
  Object.fromEntries(variants.map(({ id, additionalPrice }) => [id, additionalPrice]));

function cardOf(
  draft: StoredDraft,
  facts: ProductFacts,
  detail: Pick<StoredDetail, 'variants' | 'type' | 'parts' | 'masterUnitId' | 'conversionValue'>,
): StoredCard {
  const { variants, type } = detail;
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
    stockStatus: 'out_of_stock',
    freeShipping: draft.freeShipping,
    badges: draft.badges,
    rating: facts.rating ?? noRating,
    sold: facts.sold ?? 0,
    business: facts.business,
    brand: facts.brand,
    category: filingOf(facts.category),
    featured: draft.featured,
    isActive: draft.isActive,
    revision: facts.revision ?? 1,
    stockVersion: 0,
    type,
    parts: contentsOf(detail),
    combos: 0,
    unitCount: 0,
    minQuantity: draft.minQuantity,
    maxQuantity: draft.maxQuantity,
    warehouseIds: [...new Set(facts.stocks.map(({ warehouseId }) => warehouseId))],
    otherCodes: otherCodesOf({ barCode: draft.barCode ?? '', variants }),
    variantPrices: variantPricesOf(variants),
    priceWindows: [],
    createdAt: facts.createdAt,
    updatedAt: facts.updatedAt,
  };
}

/** Builds the stored product from the draft and the facts the shop adds. */
export function buildProduct(draft: StoredDraft, facts: ProductFacts): ProductRecord {
  const { description, media, specifications, weight, minQuantity, maxQuantity, flashSale } = draft;
  const detail = {
    ...ProductExtras.parse(draft),
    description,
    media,
    specifications,
    unit: unitWord(draft.unit),
    weight,
    minQuantity,
    maxQuantity,
    flashSale,
    variants: variantsOf(draft, taxRateOf(draft.taxType, draft.taxRateDirect)),
    metaTitle: draft.metaTitle || draft.name,
    metaDescription: draft.metaDescription || draft.shortDescription,
    history: [],
  };
  const { stocks, parts } = facts;
  const record = { card: cardOf(draft, facts, detail), detail, stocks, parts };
  return { ...record, card: { ...record.card, stockStatus: stockStatusOf(availableIn(record)) } };
}

function inEachWarehouse(sold: Sellable): Product['warehouses'] {
  const shelves = goodsIn(sold).flatMap(({ goods }) => goods.stocks);
  return [...Map.groupBy(shelves, ({ warehouseId }) => warehouseId).values()].flatMap((rows) =>
    rows.slice(0, 1).map(({ warehouseId, warehouseName, province }) => ({
      warehouseId,
      warehouseName,
      province,
      available: sellable(sold, warehouseId),
    })),
  );
}

/** Builds a part of a combo as shown to shoppers. */
function shownPart({ productId, variantId, quantity, card, offer }: OfferedPart): ComboPartView {
  const variant = offer?.variant;
  return {
    productId,
    variantId,
    variantName: variant ? `${variant.name}: ${variant.value}` : null,
    name: card?.name ?? '',
    slug: card?.slug ?? '',
    code: variant?.sku ?? card?.code ?? '',
    image: variant?.image ?? card?.image ?? '',
    ground: card?.ground ?? 1,
    quantity,
    total: offer ? withTax(offer.price, offer.card.taxRate) : (card?.total ?? 0),
    available: offer?.available ?? 0,
    state: partState(card, offer),
  };
}

function partState(card: OfferedPart['card'], offer: OfferedPart['offer']): ComboPartView['state'] {
  if (offer) return 'on_sale';
  return card && !card.isActive ? 'stopped' : 'gone';
}

/** Builds the response of the product page. */
export function toProduct(record: ProductRecord): Product {
  const { card, detail } = record;
  const sold = asSold(record);
  const variants = detail.variants.map((variant) => {
    const own = { card, stocks: sold.stocks.filter(({ variantId }) => variantId === variant.id) };
    return { ...variant, stock: sellable(own), warehouses: inEachWarehouse(own) };
  });
  return {
    ...card,
    ...detail,
    variants,
    available: sellable(sold),
    warehouses: inEachWarehouse(sold),
    ...(record.parts && { contents: record.parts.map(shownPart) }),
  };
}
