import { isUnit } from '#shared/catalogue/unit.ts';
import { AppError } from '#shared/contract/errors.ts';
import { type PurchaseItem, purchaseTaxRates } from '#shared/purchasing/purchase-draft.ts';
import { noVariantId } from '#functions/domain/catalogue/products/product-offers.ts';
import { findLabelled } from '#functions/domain/catalogue/warehouses/shelf-label.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { StoredPurchaseLine } from './purchase-record.ts';

export type NamedProduct = NonNullable<Awaited<ReturnType<typeof findLabelled>>>;

/** Returns the names and codes of a product or of one of its variants. */
export function goodOf({ card, detail }: NamedProduct, variantId: string | null) {
  const variant = detail.variants.find(({ id }) => id === variantId);
  return {
    productId: card.id,
    variantId,
    name: card.name,
    variantName: variant ? `${variant.name}: ${variant.value}` : null,
    code: card.code,
    codes: [variant ? variant.sku : detail.barCode].filter(Boolean),
    unit: detail.unit,
    image: variant?.image ?? card.image,
    ground: card.ground,
  };
}

/** Returns a function that gives the base product of a unit, and how many pieces of it make one unit. */
async function basesOf(
  context: Context,
  products: ReadonlyMap<string, NamedProduct>,
): Promise<(productId: string) => StoredPurchaseLine['base']> {
  const parts = [...products.values()].flatMap(({ card }) =>
    isUnit(card) ? card.parts.map((part) => ({ of: card.id, ...part })) : [],
  );
  const found = await findAll(context, [...new Set(parts.map(({ productId }) => productId))]);
  return (id) => {
    const part = parts.find(({ of }) => of === id);
    const base = part && found.get(part.productId);
    if (part && !base) throw new AppError('UNIT_BASE_UNKNOWN');
    if (!part || !base) return undefined;
    const { card, detail } = base;
    return { productId: card.id, name: card.name, unit: detail.unit, quantity: part.quantity };
  };
}

/** Refuses a product with variants without one of its own, because only variants are stocked. */
function requireSold({ detail }: NamedProduct, variantId: string | null): void {
  if (variantId === null && detail.variants.length > 0) throw new AppError('VARIANT_REQUIRED');
  if (variantId !== null && !detail.variants.some(({ id }) => id === variantId))
    throw new AppError('VARIANT_NOT_FOUND');
}

const productsAtOnce = 20;

async function findAll(context: Context, productIds: readonly string[]): Promise<Map<string, NamedProduct>> {
  const known = new Map<string, NamedProduct>();
  for (let start = 0; start < productIds.length; start += productsAtOnce) {
    const some = productIds.slice(start, start + productsAtOnce);
    const found = await Promise.all(some.map((id) => findLabelled(context, id)));
    for (const [place, id] of some.entries()) {
      const product = found[place];
      if (product) known.set(id, product);
    }
  }
  return known;
}

/** Returns the initial tax rate of a purchase: the product's own, if suppliers may charge it. */
export const usualTaxRate = ({ card }: Pick<NamedProduct, 'card'>): PurchaseItem['taxRate'] =>
  purchaseTaxRates.find((rate) => rate === card.taxRate) ?? 0;

/** An item to order. Without a tax rate it gets the product's. */
type NamedItem = Omit<PurchaseItem, 'taxRate'> & { taxRate?: PurchaseItem['taxRate'] };

/** Builds a purchase's lines with current names, which it keeps when goods are renamed. */
export async function nameLines(
  context: Context,
  items: readonly NamedItem[],
): Promise<StoredPurchaseLine[]> {
  const products = await findAll(context, [...new Set(items.map(({ productId }) => productId))]);
  const baseOf = await basesOf(context, products);
  return items.map(({ productId, variantId, quantity, cost, taxRate }, place) => {
    const product = products.get(productId);
    if (!product) throw new AppError('PRODUCT_NOT_FOUND');
    requireSold(product, variantId);
    const good = goodOf(product, variantId);
    const base = baseOf(productId);
    return {
      ...good,
      ...(base && { base }),
      id: String(place + 1),
      quantity,
      cost,
      taxRate: taxRate ?? usualTaxRate(product),
      received: 0,
      sentBack: 0,
      isClosed: false,
    };
  });
}

/** Updates the units of lines to their current contents. The names stay. */
export async function rebaseLines(
  context: Context,
  lines: readonly StoredPurchaseLine[],
): Promise<StoredPurchaseLine[]> {
  const products = await findAll(context, [...new Set(lines.map(({ productId }) => productId))]);
  const baseOf = await basesOf(context, products);
  return lines.map(({ base: _before, ...line }) => {
    const base = baseOf(line.productId);
    return { ...line, ...(base && { base }) };
  });
}

export const shelfVariant = (variantId: string | null): string => variantId ?? noVariantId;
