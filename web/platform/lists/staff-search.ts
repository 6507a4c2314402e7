import { id } from '#shared/lists/query-parts.ts';
import { defineSearch, type Shape } from './search-definition.ts';

/** The saved view that is open, by its id. */
const beside = { view: id(40) } as const;

type Options<L extends Shape> = Parameters<typeof defineSearch<L & { beside: typeof beside }>>[1];

/** The address of a list that keeps saved views: `ListScreen` shows them as tabs. */
export const staffSearch = <const L extends Shape>(shape: L, options?: Options<L>) =>
  defineSearch<L & { beside: typeof beside }>({ ...shape, beside }, options);
