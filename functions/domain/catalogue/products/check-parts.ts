import { type ComboPart, mostCombosOfPart } from '#shared/catalogue/combo.ts';
import type { ProductType } from '#shared/catalogue/product-choices.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import type { OfferedPart } from '../views/offer.ts';
import type { ProductRecord } from '../views/product-record.ts';
import { partsOf } from './list-offers.ts';

type ComboSaid = { type?: ProductType; parts?: ComboPart[] };

/** A part is there, is none but goods or a service, and is named as it is sold; one that is off sale may stay. */
function requirePart({ productId, card, offer }: OfferedPart, known: ProductRecord | undefined): void {
  if (card?.type === 'combo' || productId === known?.card.id)
    throw new AppError('COMBO_IN_COMBO', { params: { name: card?.name ?? '' } });
  if (!card || (card.isActive && !offer)) throw new AppError('COMBO_PART_UNKNOWN');
  const isNew = !known?.card.parts.some((part) => part.productId === productId);
  if (isNew && card.combos >= mostCombosOfPart)
    throw new AppError('COMBO_PART_FULL', { params: { name: card.name, most: mostCombosOfPart } });
}

/** What becomes a combo is itself in none, and nothing of it lies anywhere. */
function requireFree({ card, stocks }: ProductRecord): void {
  if (card.combos > 0) throw new AppError('COMBO_IN_COMBO', { params: { name: card.name } });
  const pieces = stocks.reduce((sum, { onHand, onOrder = 0 }) => sum + onHand + onOrder, 0);
  if (pieces > 0) throw new AppError('COMBO_HAS_STOCK', { params: { pieces } });
}

/** The parts that are said of a combo, each as it is sold; none of anything else. */
export async function checkParts(
  table: Reads,
  { type = 'product', parts = [] }: ComboSaid,
  known: ProductRecord | undefined,
): Promise<OfferedPart[] | undefined> {
  if (type !== 'combo') return undefined;
  if (known && known.card.type !== 'combo') requireFree(known);
  const offered = (await partsOf(table, { type, parts })) ?? [];
  for (const part of offered) requirePart(part, known);
  return offered;
}
