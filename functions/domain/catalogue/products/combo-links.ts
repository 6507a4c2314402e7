import * as z from 'zod';
import { maxCombosOfPart } from '#shared/catalogue/combo.ts';
import { isUnit, maxUnitsOfBase } from '#shared/catalogue/unit.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import { type Item, type Operation, put, remove } from '#functions/platform/table/table-operations.ts';
import { productKeys } from '../catalogue-keys.ts';
import { cardRecord } from '../records/catalogue-records.ts';
import type { OfferedPart } from '../views/offer.ts';
import type { StoredCard } from '../views/stored-product.ts';

/** Refusal when a part changed since it was read, or is already in the maximum number of combos. */
export const partChanged = 'combo-part-moved';

/** A combo or unit before and after the change; after it, with its parts as they were read. */
type MadeBefore = Pick<StoredCard, 'id' | 'type' | 'parts'>;
type MadeAfter = Pick<StoredCard, 'id' | 'type'> & { parts: readonly OfferedPart[] };

type Way = 'none' | 'combo' | 'unit';

function wayIn(made: MadeBefore | MadeAfter | undefined, productId: string): Way {
  if (!made?.parts.some((part) => part.productId === productId)) return 'none';
  return isUnit(made) ? 'unit' : 'combo';
}

const countsIn: Record<Way, { combos: number; units: number }> = {
  none: { combos: 0, units: 0 },
  combo: { combos: 1, units: 0 },
  unit: { combos: 1, units: 1 },
};

/** Lookup item by which a part knows the combos and units made of it. */
export const comboLink = (partId: string, madeId: string, is: 'combo' | 'unit'): Item => ({
  ...productKeys.inCombo(partId, madeId),
  entity: 'combo-link',
  comboId: madeId,
  ...(is === 'unit' && { isUnit: true }),
});

type LinkMove = { madeId: string; id: string; was: Way; is: Way; looked: StoredCard | undefined };

/** Updates a part's counts of combos and units. The part must be unchanged and no combo itself. */
function moveLink({ madeId, id, was, is, looked }: LinkMove): Operation<typeof partChanged>[] {
  if (was === is) return [];
  const combos = countsIn[is].combos - countsIn[was].combos;
  const units = countsIn[is].units - countsIn[was].units;
  const add = { ...(combos !== 0 && { combos }), ...(units !== 0 && { unitCount: units }) };
  const when = {
    entity: 'product',
    ...(is !== 'none' && looked && { revision: looked.revision }),
    ...(combos > 0 && { combos: { missingOrAtMost: maxCombosOfPart - 1 } }),
    ...(combos < 0 && { combos: { is: '>=', to: 1 } as const }),
    ...(units > 0 && { unitCount: { missingOrAtMost: maxUnitsOfBase - 1 } }),
  };
  return [
    cardRecord.count({ id }, { add }, { when, refusal: partChanged }),
    is === 'none' ? remove(productKeys.inCombo(id, madeId)) : put(comboLink(id, madeId, is)),
  ];
}

/** Writes for the parts of a combo or unit that it gained or lost, in the transaction that changes it. */
export function moveLinks(
  before: MadeBefore | undefined,
  after: MadeAfter | undefined,
): Operation<typeof partChanged>[] {
  const madeId = (after ?? before)?.id ?? '';
  const cards = new Map(after?.parts.map(({ productId, card }) => [productId, card]));
  const ids = [...(before?.parts ?? []), ...(after?.parts ?? [])].map(({ productId }) => productId);
  return [...new Set(ids)].flatMap((id) =>
    moveLink({ madeId, id, was: wayIn(before, id), is: wayIn(after, id), looked: cards.get(id) }),
  );
}

const Link = z.object({ comboId: z.string(), isUnit: z.boolean().default(false) });

async function linksOf(table: Reads, id: string) {
  const asked = { pk: productKeys.inCombosPartition(id), limit: maxCombosOfPart };
  return (await table.query(asked, Link)).items;
}

/** Lists the combos and units a product is part of; skips the query if the card counts none. */
export async function combosOf(
  table: Reads,
  { id, combos }: Pick<StoredCard, 'id' | 'combos'>,
): Promise<string[]> {
  return combos <= 0 ? [] : (await linksOf(table, id)).map(({ comboId }) => comboId);
}

/** Lists the bigger units of a product. */
export async function unitsOf(
  table: Reads,
  { id, unitCount }: Pick<StoredCard, 'id' | 'unitCount'>,
): Promise<string[]> {
  if (unitCount <= 0) return [];
  const links = await linksOf(table, id);
  return links.flatMap(({ comboId, isUnit: ofUnit }) => (ofUnit ? [comboId] : []));
}
