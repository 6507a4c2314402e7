import { type ProductBadge, productBadges } from '#shared/catalogue/product-choices.ts';
import { isUnit } from '#shared/catalogue/unit.ts';
import { wordsBetween } from '#shared/sheets/read-cell.ts';
import { tidy } from '#shared/values/text.ts';
import type { CellValues } from '#functions/domain/jobs/import-plan.ts';
import type { StoredDraft, ProductText } from '../views/product-record.ts';
import { emptyIfSame } from './product-draft.ts';

/** Formats badges in a fixed order, so that reordering them is no change. */
export const badgesCell = (badges: readonly ProductBadge[]): string =>
  productBadges.filter((one) => badges.includes(one)).join(wordsBetween);

/** Cells of a product by columns of the file; its category and makers by id, its base by code. */
export const cellsOf = ({ card, detail }: ProductText, baseCode = ''): CellValues => ({
  name: tidy(card.name),
  price: card.price,
  basePrice: card.basePrice,
  taxType: card.taxType,
  taxRateDirect: card.taxRate,
  categoryId: card.category.id,
  businessId: card.business.id,
  brandId: card.brand?.id ?? '',
  barCode: detail.barCode,
  unit: detail.unit,
  masterUnitId: baseCode,
  conversionValue: isUnit(card) ? detail.conversionValue : null,
  weight: detail.weight,
  minQuantity: detail.minQuantity,
  maxQuantity: detail.maxQuantity,
  shortDescription: tidy(card.shortDescription),
  metaTitle: tidy(emptyIfSame(detail.metaTitle, card.name)),
  metaDescription: tidy(emptyIfSame(detail.metaDescription, card.shortDescription)),
  badges: badgesCell(card.badges),
  isActive: card.isActive,
  freeShipping: card.freeShipping,
  featured: card.featured,
});

type Variant = ProductText['detail']['variants'][number];

/** Cells of a variant. */
export const variantCells = ({ name, value, additionalPrice }: Variant): CellValues => ({
  optionName: tidy(name),
  optionValue: tidy(value),
  additionalPrice,
});

/** Draft fields for cells; the base of a unit by id. */
export function fieldsOf({ badges, brandId, conversionValue, ...values }: CellValues): Partial<StoredDraft> {
  const said = {
    ...values,
    ...(conversionValue !== undefined && { conversionValue: conversionValue ?? 1 }),
    ...(brandId !== undefined && { brandId: brandId === '' ? null : brandId }),
    ...(badges !== undefined && {
      badges: String(badges ?? '')
        .split(wordsBetween)
        .filter(Boolean),
    }),
  };
  // Each value was parsed by its column's type, or comes from the product itself.
  return said as Partial<StoredDraft>;
}
