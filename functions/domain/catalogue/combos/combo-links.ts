import * as z from 'zod';
import { mostCombosOfPart } from '#shared/catalogue/combo.ts';
import { isUnit, mostUnitsOfBase } from '#shared/catalogue/unit.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import { type Item, type Operation, put, remove } from '#functions/platform/table/table-operations.ts';
import { productKeys } from '../catalogue-keys.ts';
import { cardRecord } from '../records/catalogue-records.ts';
import type { OfferedPart } from '../views/offer.ts';
import type { StoredCard } from '../views/stored-product.ts';

/** The refusal when a part changed since it was looked at, or went into as many combos as it may. */
export const partMoved = 'combo-part-moved';

/** A combo or a unit as it was, and as it will be: of that its parts were looked at. */
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

/** How a part knows of what is made of it. */
export const comboLink = (partId: string, madeId: string, is: 'combo' | 'unit'): Item => ({
  ...productKeys.inCombo(partId, madeId),
  entity: 'combo-link',
  comboId: madeId,
  ...(is === 'unit' && { isUnit: true }),
});

type LinkMove = { madeId: string; id: string; was: Way; is: Way; looked: StoredCard | undefined };

/** A part says of how many it is one: as it was looked at, it is there, and is made of nothing itself. */
function moveLink({ madeId, id, was, is, looked }: LinkMove): Operation<typeof partMoved>[] {
  if (was === is) return [];
  const combos = countsIn[is].combos - countsIn[was].combos;
  const units = countsIn[is].units - countsIn[was].units;
  const add = { ...(combos !== 0 && { combos }), ...(units !== 0 && { unitCount: units }) };
  const when = {
    entity: 'product',
    ...(is !== 'none' && looked && { revision: looked.revision }),
    ...(combos > 0 && { combos: { missingOrAtMost: mostCombosOfPart - 1 } }),
    ...(combos < 0 && { combos: { is: '>=', to: 1 } as const }),
    ...(units > 0 && { unitCount: { missingOrAtMost: mostUnitsOfBase - 1 } }),
  };
  return [
    cardRecord.count({ id }, { add }, { when, refusal: partMoved }),
    is === 'none' ? remove(productKeys.inCombo(id, madeId)) : put(comboLink(id, madeId, is)),
  ];
}

/** What of the parts of a combo or a unit has to know of it from now on, or no longer: in the transaction that changes it. */
export function moveLinks(
  before: MadeBefore | undefined,
  after: MadeAfter | undefined,
): Operation<typeof partMoved>[] {
  const madeId = (after ?? before)?.id ?? '';
  const cards = new Map(after?.parts.map(({ productId, card }) => [productId, card]));
  const ids = [...(before?.parts ?? []), ...(after?.parts ?? [])].map(({ productId }) => productId);
  return [...new Set(ids)].flatMap((id) =>
    moveLink({ madeId, id, was: wayIn(before, id), is: wayIn(after, id), looked: cards.get(id) }),
  );
}

const Link = z.object({ comboId: z.string(), isUnit: z.boolean().default(false) });

async function linksOf(table: Reads, id: string) {
  const asked = { pk: productKeys.inCombosPartition(id), limit: mostCombosOfPart };
  return (await table.query(asked, Link)).items;
}

/** The combos and units a product is a part of; asked only of one whose card counts some. */
export async function combosOf(
  table: Reads,
  { id, combos }: Pick<StoredCard, 'id' | 'combos'>,
): Promise<string[]> {
  return combos <= 0 ? [] : (await linksOf(table, id)).map(({ comboId }) => comboId);
}

/** The bigger units of a product. */
export async function unitsOf(
  table: Reads,
  { id, unitCount }: Pick<StoredCard, 'id' | 'unitCount'>,
): Promise<string[]> {
  if (unitCount <= 0) return [];
  const links = await linksOf(table, id);
  return links.flatMap(({ comboId, isUnit: ofUnit }) => (ofUnit ? [comboId] : []));
}
