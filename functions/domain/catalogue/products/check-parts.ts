import { type ComboPart, maxCombosOfPart } from '#shared/catalogue/combo.ts';
import type { ProductType } from '#shared/catalogue/product-choices.ts';
import { isUnit, maxUnitsOfBase, contentsOf } from '#shared/catalogue/unit.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Condition } from '#functions/platform/table/table-expressions.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import { isComposed, liesOnShelves, type OfferedPart } from '../views/offer.ts';
import type { ProductRecord } from '../views/product-record.ts';
import { partsOf } from './list-offers.ts';

type PartsSaid = {
  type?: ProductType;
  parts?: ComboPart[];
  masterUnitId?: string;
  conversionValue?: number;
  variants?: readonly unknown[];
};

const isNewIn = (known: ProductRecord | undefined, productId: string): boolean =>
  !known?.card.parts.some((part) => part.productId === productId);

/** Limits the combos and units of a product, since a sale of it updates all of them. */
function requireRoom({ productId, card }: OfferedPart, known: ProductRecord | undefined): void {
  if (card && isNewIn(known, productId) && card.combos >= maxCombosOfPart)
    throw new AppError('COMBO_PART_FULL', { params: { name: card.name, most: maxCombosOfPart } });
}

/** Requires a part that is a product or service, and a variant that is sold; off sale may stay. */
function requirePart({ productId, card, offer }: OfferedPart, known: ProductRecord | undefined): void {
  if (card && isUnit(card)) throw new AppError('UNIT_IN_COMBO', { params: { name: card.name } });
  if (card?.type === 'combo' || productId === known?.card.id)
    throw new AppError('COMBO_IN_COMBO', { params: { name: card?.name ?? '' } });
  if (!card || (card.isActive && !offer)) throw new AppError('COMBO_PART_UNKNOWN');
}

/** Requires that the base of a unit exists, lies on shelves itself and has no variants. */
function requireBase({ productId, card }: OfferedPart, known: ProductRecord | undefined): void {
  if (!card) throw new AppError('UNIT_BASE_UNKNOWN');
  const { name } = card;
  if (productId === known?.card.id || isUnit(card)) throw new AppError('UNIT_OF_UNIT', { params: { name } });
  if (!liesOnShelves(card) || card.hasVariants) throw new AppError('UNIT_BASE_UNFIT', { params: { name } });
  const isNew = isNewIn(known, productId) || (known !== undefined && !isUnit(known.card));
  if (isNew && card.unitCount >= maxUnitsOfBase)
    throw new AppError('UNIT_BASE_FULL', { params: { name, most: maxUnitsOfBase } });
}

/** Requires that a product that becomes a combo is in no combo and has no stock. */
function requireFreeForCombo({ card, stocks }: ProductRecord): void {
  if (card.combos > 0) throw new AppError('COMBO_IN_COMBO', { params: { name: card.name } });
  const pieces = piecesOf(stocks);
  if (pieces > 0) throw new AppError('COMBO_HAS_STOCK', { params: { pieces } });
}

/** Requires a unit in no combo, without stock and never sold: returned pieces would have no shelf. */
function requireFreeForUnit({ card, stocks }: ProductRecord): void {
  const { name, combos, sold } = card;
  if (combos > 0) throw new AppError('UNIT_IS_PART', { params: { name } });
  const pieces = piecesOf(stocks);
  if (pieces > 0) throw new AppError('UNIT_HAS_STOCK', { params: { pieces } });
  if (sold > 0 && liesOnShelves(card)) throw new AppError('UNIT_WAS_SOLD', { params: { name } });
}

const piecesOf = (stocks: ProductRecord['stocks']): number =>
  stocks.reduce((sum, { onHand, onOrder = 0 }) => sum + onHand + onOrder, 0);

/** A product that has units must stay a product without variants. */
function requireKeepsUnits({ type, variants = [] }: PartsSaid, { card }: ProductRecord): void {
  if (card.unitCount > 0 && (type !== 'product' || variants.length > 0))
    throw new AppError('PRODUCT_HAS_UNITS', { params: { name: card.name, units: card.unitCount } });
}

/** Checks the parts of a combo or the base of a unit; undefined for other products. */
export async function checkParts(
  table: Reads,
  { type = 'product', ...said }: PartsSaid,
  known: ProductRecord | undefined,
): Promise<OfferedPart[] | undefined> {
  if (known) requireKeepsUnits({ ...said, type }, known);
  const made = { type, parts: contentsOf({ ...said, type }) };
  if (!isComposed(made)) return undefined;
  if (known && type === 'combo' && known.card.type !== 'combo') requireFreeForCombo(known);
  if (known && isUnit(made) && !isUnit(known.card)) requireFreeForUnit(known);
  const offered = (await partsOf(table, made)) ?? [];
  const requireFit = type === 'combo' ? requirePart : requireBase;
  for (const part of offered) {
    requireFit(part, known);
    requireRoom(part, known);
  }
  return offered;
}

/** Condition that a combo or unit is no part itself, and that a product with units keeps its kind. */
export function requireNoCombos(card: ProductRecord['card']): Condition {
  if (isComposed(card)) return { combos: { missingOrAtMost: 0 } };
  return liesOnShelves(card) && !card.hasVariants ? {} : { unitCount: { missingOrAtMost: 0 } };
}
