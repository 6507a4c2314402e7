import { type ListShape, type QueryPart, type QueryParts, sortOf } from '#shared/lists/query-parts.ts';
import { pageSizes, type PageSize } from './page-sizes.ts';
import { flag, list, oneOf, present, text, wholeNumber } from './search-values.ts';

/** Parameters an address may have: a list's own shape, or that of a page with its own parameters. */
export type Shape = Pick<ListShape, 'filters'> &
  Partial<ListShape> & {
    /** Parameters beside the filters that do not narrow the list: a tab, a display mode. */
    readonly beside?: QueryParts;
  };

type Value<P extends QueryPart> = P extends { kind: 'one'; of: readonly (infer C)[] }
  ? C
  : P extends { kind: 'number' }
    ? number
    : P extends { kind: 'flag' }
      ? boolean
      : string;

type PageSearch<L extends Shape> = L['page'] extends 'limit'
  ? { page?: number; limit?: PageSize }
  : L['page'] extends 'pageSize'
    ? { page?: number; pageSize?: PageSize }
    : Record<never, never>;

type SortSearch<L extends Shape> = L extends { sorts: readonly (infer Name)[] }
  ? { sortBy?: Name } & {
      [D in L['direction'] extends string ? L['direction'] : 'sortOrder']?: 'asc' | 'desc';
    }
  : Record<never, never>;

type FilterSearch<F extends QueryParts> = { [Name in keyof F]?: Value<F[Name]> };

/** Parsed address of a list; everything is optional. Several choices are one value, joined by commas. */
export type SearchFor<L extends Shape> = FilterSearch<L['filters']> &
  (L extends { beside: infer B extends QueryParts } ? FilterSearch<B> : Record<never, never>) &
  PageSearch<L> &
  SortSearch<L>;

/** The API query for an address. */
export type QueryFor<L extends Shape> = {
  [Name in keyof L['filters']]?: L['filters'][Name] extends { kind: 'flag' }
    ? 'true' | 'false'
    : Value<L['filters'][Name]>;
} & PageSearch<L> &
  SortSearch<L>;

/** The two filters that are the first and last day of a period: both or none, and in order. */
type Period<L extends Shape> = readonly [from: keyof L['filters'] & string, to: keyof L['filters'] & string];

export type SearchOptions<L extends Shape> = {
  /** Rows per page by default. */
  size?: number;
  /** Page sizes on offer, if they differ from the usual ones. */
  sizes?: readonly PageSize[];
  /** Default sort of this page, if it differs from the list's own: `-createdAt`. */
  sort?: string;
  /** The main period filter, and further ones. */
  period?: Period<L>;
  otherPeriods?: readonly Period<L>[];
};

type Values = Record<string, unknown>;
type Set = Record<string, string | number | boolean | undefined>;

/** Returns a day that exists: browsers would read the thirtieth of February as a day of March. */
function day(value: unknown): string | undefined {
  const instant =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(String(value))
    ? String(value)
    : undefined;
}

/** Reads a parameter. The router parses `?q=2026` as a number, and addresses may hold anything. */
function read(part: QueryPart, value: unknown): unknown {
  switch (part.kind) {
    case 'words':
    case 'id':
      return text(value, part.most);
    case 'one':
      return oneOf(part.of, value);
    case 'many':
      return list(value, part.of);
    case 'flag':
      return flag(value) ?? (value === false || value === 'false' ? false : undefined);
    case 'number':
      return wholeNumber(value, part.min, part.max);
    case 'since':
    case 'until':
      return day(value);
  }
}

/** Returns a change that removes each of these parameters. */
export const unset = (names: readonly string[]): Record<string, undefined> =>
  Object.fromEntries(names.map((name) => [name, undefined]));

/** Keeps a period only if it is complete and in order. */
function withPeriod(values: Values, [from, to]: readonly [string, string]): Values {
  const [first, last] = [values[from], values[to]];
  const makesSense = typeof first === 'string' && typeof last === 'string' && first <= last;
  return makesSense ? values : { ...values, ...unset([from, to]) };
}

const maxPages = 100_000;

/**
 * Defines the address of a list: how it is parsed, the API query for it, and how it changes. It uses the shape
 * the contract was made of, so that a filter has the same name from its box to its column.
 *
 *   const userSearch = defineSearch(userList, { size: 20 });
 *   validateSearch: userSearch.read
 *   call(listUsers, { query: userSearch.toQuery(search) })
 *   onSearch(userSearch.changed(search, { status: 'active' }))
 */
export function defineSearch<const L extends Shape>(shape: L, options: SearchOptions<L> = {}) {
  type Search = SearchFor<L>;
  const { filters, beside = {}, sorts, direction = 'sortOrder', page: paging = 'none' } = shape;
  const { size = 20, sizes = pageSizes, period, otherPeriods = [] } = options;
  const periods = period ? [period, ...otherPeriods] : [];
  const usual = options.sort === undefined ? undefined : sortOf(options.sort);
  const sizeAs = paging === 'limit' || paging === 'pageSize' ? paging : undefined;
  const partOf = (name: string): QueryPart | undefined => filters[name];

  /** Returns the active filters. */
  const setOf = (search: Search) =>
    Object.entries(readSearch(search) as Set).flatMap(([name, value]) => {
      const part = partOf(name);
      return part && value !== undefined ? [{ name, part, value }] : [];
    });

  /** Drops invalid values. The router's values are parsed again, because it keeps unknown ones. */
  function readSearch(given: Values): Search {
    const parts = Object.entries({ ...filters, ...beside });
    const values: Values = {
      ...Object.fromEntries(parts.map(([name, part]) => [name, read(part, given[name])])),
      ...(sorts && {
        sortBy: oneOf(sorts, given['sortBy']),
        [direction]: oneOf(['asc', 'desc'], given[direction]),
      }),
      ...(sizeAs && {
        page: wholeNumber(given['page'], 2, maxPages),
        [sizeAs]: oneOf(sizes, wholeNumber(given[sizeAs], 1, 100)),
      }),
    };
    // The cast is safe: the values are built from the shape that defines the type.
    return present(periods.reduce(withPeriod, values)) as Search;
  }

  /** Returns the API query for an address. */
  function toQuery(search: Search): QueryFor<L> {
    const said: Set = readSearch(search);
    const sortBy = said['sortBy'] ?? usual?.by;
    return present({
      ...Object.fromEntries(
        setOf(search).map(({ name, part, value }) => [name, part.kind === 'flag' ? String(value) : value]),
      ),
      ...(sorts && {
        sortBy,
        [direction]: said[direction] ?? (sortBy === usual?.by ? usual?.direction : undefined),
      }),
      ...(sizeAs && { page: said['page'] ?? 1, [sizeAs]: said[sizeAs] ?? size }),
    }) as QueryFor<L>;
  }

  /** Returns the search with some values changed; a changed filter or sort starts at the first page. */
  const changed = (search: Search, change: { [Name in keyof Search]?: Search[Name] | undefined }): Search =>
    readSearch({ ...search, page: undefined, ...change });

  return {
    shape,
    size,
    periods,
    read: readSearch,
    toQuery,
    changed,
    /** Removes all filters; sort order and page size stay. */
    cleared: (search: Search): Search => changed(search, unset(Object.keys(filters)) as Search),
    setOf,
    /** Tells whether any text or filter narrows the list. */
    narrowed: (search: Search): boolean => setOf(search).length > 0,
  };
}

export type SearchDefinition<L extends Shape> = ReturnType<typeof defineSearch<L>>;

/** The search of a definition: `type UserSearch = SearchOf<typeof userSearch>`. */
export type SearchOf<D extends { read: (given: never) => unknown }> = ReturnType<D['read']>;
