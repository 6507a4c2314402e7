import type { ProductInput } from '#shared/catalogue/save-product.contract.ts';
import type { ProductText } from '../views/product-record.ts';

/** Returns an empty text if it equals the generated one, so that an untouched field is empty again. */
export const emptyIfSame = (text: string, other: string): string => (text === other ? '' : text);

/** Rebuilds the draft of a stored product, without its unit, which stays as it is. */
export function draftOf({ card, detail }: ProductText): Omit<ProductInput, 'unit'> {
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
    variants,
    metaTitle: emptyIfSame(detail.metaTitle, name),
    metaDescription: emptyIfSame(detail.metaDescription, shortDescription),
  };
}
