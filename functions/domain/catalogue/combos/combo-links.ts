import * as z from 'zod';
import { mostCombosOfPart } from '#shared/catalogue/combo.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import { type Operation, put, remove } from '#functions/platform/table/table-operations.ts';
import { productKeys } from '../catalogue-keys.ts';
import { cardRecord } from '../records/catalogue-records.ts';
import type { OfferedPart } from '../views/offer.ts';
import type { StoredCard } from '../views/stored-product.ts';

/** The refusal when a part changed since it was looked at, or went into as many combos as it may. */
export const partMoved = 'combo-part-moved';

/** A combo as it was, and as it will be: of that its parts were looked at. */
type ComboBefore = Pick<StoredCard, 'id' | 'type' | 'parts'>;
type ComboAfter = Pick<StoredCard, 'id' | 'type'> & { parts: readonly OfferedPart[] };

const productsIn = (combo: ComboBefore | ComboAfter | undefined): string[] =>
  combo?.type === 'combo' ? [...new Set(combo.parts.map(({ productId }) => productId))] : [];

/** A part says of how many combos it is one: as it was looked at, it is there, and is none itself. */
const link = (comboId: string, { id, revision }: StoredCard): Operation<typeof partMoved>[] => [
  cardRecord.count(
    { id },
    { add: { combos: 1 } },
    {
      when: { entity: 'product', revision, combos: { missingOrAtMost: mostCombosOfPart - 1 } },
      refusal: partMoved,
    },
  ),
  put({ ...productKeys.inCombo(id, comboId), entity: 'combo-link', comboId }),
];

const unlink = (comboId: string, id: string): Operation<typeof partMoved>[] => [
  cardRecord.count(
    { id },
    { add: { combos: -1 } },
    { when: { entity: 'product', combos: { is: '>=', to: 1 } }, refusal: partMoved },
  ),
  remove(productKeys.inCombo(id, comboId)),
];

/** What of the parts of a combo has to know of it from now on, or no longer: in the transaction that changes it. */
export function moveLinks(
  before: ComboBefore | undefined,
  after: ComboAfter | undefined,
): Operation<typeof partMoved>[] {
  const comboId = (after ?? before)?.id ?? '';
  const [was, is] = [productsIn(before), productsIn(after)];
  const cards = new Map(after?.parts.map(({ productId, card }) => [productId, card]));
  return [
    ...is
      .filter((id) => !was.includes(id))
      .flatMap((id) => {
        const card = cards.get(id);
        return card ? link(comboId, card) : [];
      }),
    ...was.filter((id) => !is.includes(id)).flatMap((id) => unlink(comboId, id)),
  ];
}

const Link = z.object({ comboId: z.string() });

/** The combos a product is a part of; asked only of one whose card counts some. */
export async function combosOf(
  table: Reads,
  { id, combos }: Pick<StoredCard, 'id' | 'combos'>,
): Promise<string[]> {
  if (combos <= 0) return [];
  const asked = { pk: productKeys.inCombosPartition(id), limit: mostCombosOfPart };
  const { items } = await table.query(asked, Link);
  return items.map(({ comboId }) => comboId);
}
