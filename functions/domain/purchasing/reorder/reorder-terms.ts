import { usualLeadDays, usualReviewDays } from '#shared/purchasing/reorder-rule.ts';
import type { Supplier } from '#shared/purchasing/suppliers.contract.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import type { Condition } from '#functions/platform/views/list-plan.ts';
import { allSuppliers } from '../suppliers.ts';

/** Terms of a proposal: suppliers with their lead times, and the days until the next review. */
export type ReorderTerms = { suppliers: ReadonlyMap<string, Supplier>; reviewDays: number };

export async function readTerms(
  context: TableContext,
  review: string = usualReviewDays,
): Promise<ReorderTerms> {
  const suppliers = await allSuppliers(context);
  return { suppliers: new Map(suppliers.map((one) => [one.id, one])), reviewDays: Number(review) };
}

/** Returns the supplier of goods, or undefined if the shop no longer buys from it. */
export function handledRows(
  { suppliers }: ReorderTerms,
  id: string | null | undefined,
): Supplier | undefined {
  const supplier = suppliers.get(id ?? '');
  return supplier?.isActive ? supplier : undefined;
}

/** Returns the number of days that a purchase must last: until its delivery and the next review. */
export const daysToCover = (terms: ReorderTerms, supplier: Supplier | undefined): number =>
  (supplier?.leadDays ?? usualLeadDays) + terms.reviewDays;

/** Filters goods that need a proposal: their stock lasts fewer days than must be covered. */
export function needed(terms: ReorderTerms): Condition<'supplierId' | 'cover'> {
  const ids = ['', ...terms.suppliers.keys()];
  const alike = Map.groupBy(ids, (id) => daysToCover(terms, handledRows(terms, id)));
  return {
    anyOf: [...alike].map(([days, among]) => [
      { column: 'supplierId', among },
      { column: 'cover', atMost: days - 1 },
    ]),
  };
}
