import { newId } from '#shared/values/ids.ts';
import { type ImportRow, normaliseKey } from '#functions/domain/jobs/import-plan.ts';
import type { RowsAbout } from '#functions/domain/jobs/job-target.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { findCodeHolders, sameSku } from '../goods-codes.ts';
import { emptyShelf, keyOfRow, type SheetGood, sheetGoodId, variantOf } from './sheet-good.ts';
import { noVariantId } from '../../stock-shards/shelf-name.ts';
import type { ProductText } from '../../views/product-record.ts';
import { findShelves } from '../../warehouses/move-stock.ts';
import { shelfId } from '../../warehouses/shelf-record.ts';
import { findCardsByCode } from '../find-by-code.ts';
import { findProductIdsByCode, readTexts } from '../find-product.ts';
import { withBases } from './base-codes.ts';

/** Codes a row adds: a barcode, or the SKU of a new variant. */
function codesBrought(
  thing: SheetGood,
  { values }: ImportRow,
): { column: 'barCode' | 'sku'; code: string }[] {
  const barCode = thing.sku === null ? String(values['barCode'] ?? '') : '';
  return [
    ...(barCode === '' ? [] : [{ column: 'barCode' as const, code: barCode }]),
    ...(thing.sku === null || variantOf(thing) ? [] : [{ column: 'sku' as const, code: thing.sku }]),
  ];
}

/** Adds codes taken by other products to each thing, so that the check of a file already reports them. */
async function withTakenCodes(
  { table }: TableContext,
  things: readonly (SheetGood | undefined)[],
  rows: readonly ImportRow[],
): Promise<(SheetGood | undefined)[]> {
  const brought = things.map((thing, place) => {
    const row = rows[place];
    return thing && row ? codesBrought(thing, row) : [];
  });
  const holders = await findCodeHolders(
    table,
    brought.flat().map(({ code }) => code),
  );
  return things.map((thing, place) => {
    const taken = (brought[place] ?? []).flatMap(({ column, code }) => {
      const holder = holders(code);
      return holder && holder.id !== thing?.productId ? [{ column, product: holder.name }] : [];
    });
    return thing && taken.length > 0 ? { ...thing, taken } : thing;
  });
}

type ThingName = Pick<SheetGood, 'id' | 'productId' | 'product' | 'sku'>;

/** Adds the shelf of the counted warehouse to each thing; an empty shelf if no warehouse is counted. */
async function withShelves(
  { table }: Context,
  named: readonly (ThingName | undefined)[],
  warehouseId: string | undefined,
): Promise<(SheetGood | undefined)[]> {
  if (warehouseId === undefined) return named.map((one) => one && { ...one, shelf: emptyShelf });
  const nameOf = (one: ThingName) => ({
    productId: one.productId,
    variantId: one.sku === null ? noVariantId : (variantOf(one)?.id ?? noVariantId),
    warehouseId,
  });
  const there = named.filter((one) => one?.product !== undefined) as ThingName[];
  // Includes flash sale shards, whose unsold pieces are not held.
  const shelves = await findShelves(table, there.map(nameOf));
  return named.map((one) => one && { ...one, shelf: shelves.get(shelfId(nameOf(one))) ?? emptyShelf });
}

/** Finds the product by a variant's SKU alone; undefined if several products have it. */
async function productOfSku(context: Context, sku: string): Promise<string | undefined> {
  const cards = await findCardsByCode(context, sku);
  const own = cards.filter(({ otherCodes }) => otherCodes.some((code) => sameSku(code, sku)));
  return own.length === 1 ? own[0]?.id : undefined;
}

async function textsOf(
  { table }: Context,
  ids: readonly (string | undefined)[],
): Promise<Map<string, ProductText>> {
  const each = [...new Set(ids.filter((id) => id !== undefined))];
  const texts = await readTexts(table, each);
  return new Map(each.flatMap((id, place) => (texts[place] ? [[id, texts[place]] as const] : [])));
}

export type SheetOptions = { makesNew: boolean; warehouseId: string | undefined };

/** Finds the products and variants that rows name, in row order; missing ones become new if allowed. */
export async function findSheetGoods(
  context: Context,
  rows: readonly ImportRow[],
  { isCheck, heads, bases }: RowsAbout,
  { makesNew, warehouseId }: SheetOptions,
): Promise<(SheetGood | undefined)[]> {
  const coded = rows.filter(({ key }) => key !== '');
  const byCode = await findProductIdsByCode(
    context,
    coded.map(({ key }) => key),
  );
  const known = new Map(coded.map((row, place) => [row, byCode[place]]));
  for (const row of rows)
    if (row.key === '' && row.part !== null) known.set(row, await productOfSku(context, row.part));
  const texts = await textsOf(context, [...known.values()]);
  /** Ids of products that rows of this batch will create, by code. */
  const fresh = new Map<string, string>();
  const named = rows.map((row): ThingName | undefined => {
    const { key, part } = row;
    const id = known.get(row);
    const product = id === undefined ? undefined : texts.get(id);
    if (product) {
      const thing = {
        id: sheetGoodId(product.card.id, part),
        productId: product.card.id,
        product,
        sku: part,
      };
      return part === null || makesNew || variantOf(thing) ? thing : undefined;
    }
    if (!makesNew || (part !== null && key === '')) return undefined;
    const code = normaliseKey(key);
    const isBelow = fresh.has(code) || (isCheck && heads.has(code));
    if (part !== null && !isBelow) return undefined;
    const productId = (part === null ? undefined : fresh.get(code)) ?? newId(context.now().getTime());
    if (part === null && code !== '') fresh.set(code, productId);
    return { id: sheetGoodId(productId, part), productId, product: undefined, sku: part };
  });
  const based = await withBases(context, await withShelves(context, named, warehouseId), rows);
  const things = await withTakenCodes(context, based, rows);
  const isAbove = ({ values }: ImportRow) =>
    makesNew && isCheck && bases.has(normaliseKey(String(values['masterUnitId'] ?? '')));
  return things.map((thing, place) => {
    const row = rows[place];
    return thing && row && isAbove(row) ? { ...thing, isBaseAbove: true } : thing;
  });
}

/** Finds things by id, as far as they exist. */
export async function findSheetGoodsById(
  context: Context,
  ids: readonly string[],
  warehouseId: string | undefined,
): Promise<(SheetGood | undefined)[]> {
  const names = ids.map(keyOfRow);
  const texts = await textsOf(
    context,
    names.map(({ productId }) => productId),
  );
  const named = names.map(({ productId, sku }): ThingName | undefined => {
    const product = texts.get(productId);
    if (!product || (sku !== null && !variantOf({ product, sku }))) return undefined;
    return { id: sheetGoodId(productId, sku), productId, product, sku };
  });
  return withBases(context, await withShelves(context, named, warehouseId));
}
