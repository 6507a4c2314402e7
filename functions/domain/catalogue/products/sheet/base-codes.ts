import { isUnit } from '#shared/catalogue/unit.ts';
import type { ImportRow } from '#functions/domain/jobs/import-plan.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { productKeys } from '../../catalogue-keys.ts';
import { type ProductText, StoredCard } from '../../views/product-record.ts';
import { findProductIdsByCode } from '../find-product.ts';
import type { SheetGood } from './sheet-good.ts';

const baseIdOf = ({ card }: ProductText): string | undefined =>
  isUnit(card) ? card.parts[0]?.productId : undefined;

async function cardsOf(
  { table }: TableContext,
  ids: readonly (string | undefined)[],
): Promise<Map<string, StoredCard>> {
  const each = [...new Set(ids.filter((id) => id !== undefined))];
  const cards = await table.getMany(each.map((id) => [productKeys.card(id), StoredCard] as const));
  return new Map(cards.flatMap((card) => (card ? [[card.id, card] as const] : [])));
}

/** Returns a function that gives the code of a unit's base. */
export async function baseCodesOf(
  context: TableContext,
  texts: readonly (ProductText | undefined)[],
): Promise<(text: ProductText | undefined) => string> {
  const cards = await cardsOf(
    context,
    texts.map((text) => text && baseIdOf(text)),
  );
  return (text) => cards.get((text && baseIdOf(text)) ?? '')?.code ?? '';
}

const saidIn = ({ values }: ImportRow): string => String(values['masterUnitId'] ?? '');

/** Finds the base products that rows name by code. */
async function basesSaid(context: Context, rows: readonly ImportRow[]) {
  const codes = [...new Set(rows.map(saidIn).filter(Boolean))];
  const ids = await findProductIdsByCode(context, codes);
  const cards = await cardsOf(context, ids);
  const known = new Map(codes.map((code, place) => [code, cards.get(ids[place] ?? '')]));
  return (row: ImportRow | undefined) => row && known.get(saidIn(row));
}

/** Adds to each thing the base it has now and the base its row names. */
export async function withBases(
  context: Context,
  things: readonly (SheetGood | undefined)[],
  rows: readonly ImportRow[] = [],
): Promise<(SheetGood | undefined)[]> {
  const [loadChunk, saidBy] = await Promise.all([
    baseCodesOf(
      context,
      things.map((thing) => thing?.product),
    ),
    basesSaid(context, rows),
  ]);
  return things.map((thing, place) => {
    if (!thing) return undefined;
    const saidBase = saidBy(rows[place]);
    return { ...thing, baseCode: loadChunk(thing.product), ...(saidBase && { saidBase }) };
  });
}
