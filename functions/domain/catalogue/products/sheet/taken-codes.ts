import type { ImportRow } from '#functions/domain/jobs/import-plan.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { findCodeHolders } from '../goods-codes.ts';
import { type SheetThing, variantOf } from './sheet-thing.ts';

/** Codes a row adds: a barcode, or the SKU of a new variant. */
function codesBrought(
  thing: SheetThing,
  { values }: ImportRow,
): { column: 'barCode' | 'sku'; code: string }[] {
  const barCode = thing.sku === null ? String(values['barCode'] ?? '') : '';
  return [
    ...(barCode === '' ? [] : [{ column: 'barCode' as const, code: barCode }]),
    ...(thing.sku === null || variantOf(thing) ? [] : [{ column: 'sku' as const, code: thing.sku }]),
  ];
}

/** Adds codes taken by other products to each thing, so that the check of a file already reports them. */
export async function withTakenCodes(
  { table }: Pick<Context, 'table'>,
  things: readonly (SheetThing | undefined)[],
  rows: readonly ImportRow[],
): Promise<(SheetThing | undefined)[]> {
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
