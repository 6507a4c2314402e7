import { AppError } from '#shared/contract/errors.ts';
import type { PurchaseItem } from '#shared/purchasing/purchase-draft.ts';
import { wholeProduct } from '#functions/domain/catalogue/products/product-offers.ts';
import { findLabelled } from '#functions/domain/catalogue/warehouses/shelf-label.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { StoredPurchaseLine } from './purchase-record.ts';

export type NamedProduct = NonNullable<Awaited<ReturnType<typeof findLabelled>>>;

/** What a product, or one variant of it, is called and scanned by. */
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

/** Of a product with variants only these lie on shelves; of one without only itself. */
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

/** The lines of what is ordered, by the names things go by now: what is renamed later stands on the paper as it was. */
export async function nameLines(
  context: Context,
  items: readonly PurchaseItem[],
): Promise<StoredPurchaseLine[]> {
  const products = await findAll(context, [...new Set(items.map(({ productId }) => productId))]);
  return items.map(({ productId, variantId, quantity, cost, taxRate }, place) => {
    const product = products.get(productId);
    if (!product) throw new AppError('PRODUCT_NOT_FOUND');
    requireSold(product, variantId);
    const good = goodOf(product, variantId);
    return {
      ...good,
      id: String(place + 1),
      quantity,
      cost,
      taxRate,
      received: 0,
      sentBack: 0,
      isClosed: false,
    };
  });
}

export const shelfVariant = (variantId: string | null): string => variantId ?? wholeProduct;
