import { id, type QueryParts } from '#shared/lists/query-parts.ts';
import { defineSearch, type Shape } from './search-definition.ts';

/** The id of the open saved view. */
const view = { view: id(40) } as const;

/** Shape of a list with saved views, and with what else its page keeps in the address. */
export type StaffShape<L extends Shape, B extends QueryParts = Record<never, never>> = L & {
  beside: typeof view & B;
};

type Options<L extends Shape> = Parameters<typeof defineSearch<StaffShape<L>>>[1];

/** Defines the address of a list with saved views, which `ListScreen` shows as tabs. */
export const staffSearch = <const L extends Shape, const B extends QueryParts = Record<never, never>>(
  shape: L,
  options?: Options<L>,
  beside?: B,
) =>
  defineSearch<StaffShape<L, B>>({ ...shape, beside: { ...view, ...beside } } as StaffShape<L, B>, options);
