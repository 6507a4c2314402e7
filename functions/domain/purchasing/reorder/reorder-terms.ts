import { usualLeadDays, usualReviewDays } from '#shared/purchasing/reorder-rule.ts';
import type { Supplier } from '#shared/purchasing/suppliers.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Condition } from '#functions/platform/views/list-plan.ts';
import { allSuppliers } from '../suppliers.ts';

/** What a proposal rests on beside the goods: whom they come from, how long that takes, and when one looks again. */
export type ReorderTerms = { suppliers: ReadonlyMap<string, Supplier>; reviewDays: number };

export async function readTerms(
  context: Pick<Context, 'table'>,
  review: string = usualReviewDays,
): Promise<ReorderTerms> {
  const suppliers = await allSuppliers(context);
  return { suppliers: new Map(suppliers.map((one) => [one.id, one])), reviewDays: Number(review) };
}

/** Whom goods are bought from; whoever is not dealt with any more is nobody. */
export function dealtWith({ suppliers }: ReorderTerms, id: string | null | undefined): Supplier | undefined {
  const supplier = suppliers.get(id ?? '');
  return supplier?.isActive ? supplier : undefined;
}

/** How many days a purchase has to last: until it comes, and until the next look. */
export const daysToCover = (terms: ReorderTerms, supplier: Supplier | undefined): number =>
  (supplier?.leadDays ?? usualLeadDays) + terms.reviewDays;

/** Exactly what something is proposed for: what is there lasts fewer days than have to be covered, whoever delivers. */
export function needed(terms: ReorderTerms): Condition<'supplierId' | 'cover'> {
  const ids = ['', ...terms.suppliers.keys()];
  const alike = Map.groupBy(ids, (id) => daysToCover(terms, dealtWith(terms, id)));
  return {
    anyOf: [...alike].map(([days, among]) => [
      { column: 'supplierId', among },
      { column: 'cover', atMost: days - 1 },
    ]),
  };
}
