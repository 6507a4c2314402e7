import { isUnit, type ProductUnit } from '#shared/catalogue/unit.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import { unitsOf } from './combo-links.ts';
import { type PriceTerms, pricedCard } from '../views/priced-card.ts';
import type { ProductRecord, ProductText } from '../views/product-record.ts';
import { readTexts } from './find-product.ts';

/** A product with all units it is sold in, including its base; undefined if it has only one. */
export type WithUnits = ProductRecord & { units?: readonly ProductText[] };

const perUnit = ({ card }: ProductText): number => (isUnit(card) ? (card.parts[0]?.quantity ?? 1) : 1);

/** Adds the units of a product; costs two more round trips, but only for products with several units. */
export async function withUnits(reads: Reads, record: ProductRecord): Promise<WithUnits> {
  const base = isUnit(record.card) ? record.parts?.[0]?.card : record.card;
  const others = base ? await unitsOf(reads, base) : [];
  if (!base || others.length === 0) return record;
  const texts = (await readTexts(reads, [base.id, ...others])).filter((text) => text !== undefined);
  return { ...record, units: texts.toSorted((a, b) => perUnit(a) - perUnit(b)) };
}

/** Builds a unit for display, at given price terms or at the price staff set. */
export const toUnit = (text: ProductText, pricing?: PriceTerms): ProductUnit => {
  const card = pricing ? pricedCard(text.card, pricing) : text.card;
  const { id, name, slug, code, total, isActive } = card;
  return {
    productId: id,
    name,
    slug,
    code,
    unit: text.detail.unit,
    quantity: perUnit(text),
    total,
    isActive,
  };
};
