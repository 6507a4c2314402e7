import { id } from '#shared/lists/query-parts.ts';
import { defineSearch, type Shape } from './search-definition.ts';

/** The id of the open saved view. */
const beside = { view: id(40) } as const;

type Options<L extends Shape> = Parameters<typeof defineSearch<L & { beside: typeof beside }>>[1];

/** Defines the address of a list with saved views, which `ListScreen` shows as tabs. */
export const staffSearch = <const L extends Shape>(shape: L, options?: Options<L>) =>
  defineSearch<L & { beside: typeof beside }>({ ...shape, beside }, options);
