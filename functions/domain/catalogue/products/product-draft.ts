import type { ProductDraft } from '#shared/catalogue/save-product.contract.ts';
import type { ProductRecord } from '../views/product-record.ts';

/** What staff could have said of it, as it stands. Its unit is left to be what it is; its shelves are not touched by what names none. */
export function draftOf({ card, detail }: ProductRecord): Omit<ProductDraft, 'unit'> {
  const { media, variants, history: _history, unit: _unit, ...said } = detail;
  const { name, code, slug, shortDescription, price, basePrice, taxType, taxRate, image, ground } = card;
  const { badges, freeShipping, featured, isActive, category, business, brand } = card;
  return {
    ...said,
    name,
    code,
    slug,
    shortDescription,
    price,
    basePrice,
    taxType,
    taxRateDirect: taxRate,
    image,
    ground,
    badges,
    freeShipping,
    featured,
    isActive,
    categoryId: category.id,
    businessId: business.id,
    brandId: brand?.id ?? null,
    media: media.map(({ playbackId, ...shown }) => ({ ...shown, ...(playbackId && { playbackId }) })),
    variants: variants.map((variant) => ({ ...variant, stock: 0 })),
    stock: [],
  };
}
