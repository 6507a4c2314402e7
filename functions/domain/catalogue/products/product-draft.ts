import type { ProductSaid } from '#shared/catalogue/save-product.contract.ts';
import type { ProductText } from '../views/product-record.ts';

/** What was worked out for a box that was left empty is empty again. */
export const unlessSame = (text: string, other: string): string => (text === other ? '' : text);

/** What staff could have said of it, as it stands. Its unit is left to be what it is. */
export function draftOf({ card, detail }: ProductText): Omit<ProductSaid, 'unit'> {
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
    metaTitle: unlessSame(detail.metaTitle, name),
    metaDescription: unlessSame(detail.metaDescription, shortDescription),
  };
}
