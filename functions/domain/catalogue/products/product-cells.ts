import { type ProductBadge, productBadges } from '#shared/catalogue/product-choices.ts';
import { isUnit } from '#shared/catalogue/unit.ts';
import { wordsBetween } from '#shared/sheets/read-cell.ts';
import { tidy } from '#shared/values/text.ts';
import type { CellValues } from '#functions/domain/jobs/import-plan.ts';
import type { KeptDraft, ProductText } from '../views/product-record.ts';
import { unlessSame } from './product-draft.ts';

/** In the order all of them stand: whoever put them in another has said the same. */
export const badgesCell = (badges: readonly ProductBadge[]): string =>
  productBadges.filter((one) => badges.includes(one)).join(wordsBetween);

/** What a product says, by the columns of its file; what it is filed under by its id, whose unit it is by that one's code. */
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
  metaTitle: tidy(unlessSame(detail.metaTitle, card.name)),
  metaDescription: tidy(unlessSame(detail.metaDescription, card.shortDescription)),
  badges: badgesCell(card.badges),
  isActive: card.isActive,
  freeShipping: card.freeShipping,
  featured: card.featured,
});

type Variant = ProductText['detail']['variants'][number];

/** The same of one of its variants. */
export const variantCells = ({ name, value, additionalPrice }: Variant): CellValues => ({
  optionName: tidy(name),
  optionValue: tidy(value),
  additionalPrice,
});

/** The boxes of a product's form that cells speak of; whose unit it is by that one's id. */
export function fieldsOf({ badges, brandId, conversionValue, ...values }: CellValues): Partial<KeptDraft> {
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
  // Each was read by the kind of its column, or stood in the product before.
  return said as Partial<KeptDraft>;
}
