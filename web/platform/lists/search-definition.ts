import { type ListShape, type QueryPart, type QueryParts, sortOf } from '#shared/lists/query-parts.ts';
import { pageSizes, type PageSize } from './page-sizes.ts';
import { flag, list, oneOf, present, text, whole } from './search-values.ts';

/** What an address may say: a list's own shape, or that of a page with words of its own. */
export type Shape = Pick<ListShape, 'filters'> &
  Partial<ListShape> & {
    /** What stands beside the filters and narrows nothing as far as its reader is concerned: a tab, a way of showing. */
    readonly beside?: QueryParts;
  };

type Value<P extends QueryPart> = P extends { kind: 'one'; of: readonly (infer C)[] }
  ? C
  : P extends { kind: 'number' }
    ? number
    : P extends { kind: 'flag' }
      ? boolean
      : string;

type Paged<L extends Shape> = L['page'] extends 'limit'
  ? { page?: number; limit?: PageSize }
  : L['page'] extends 'pageSize'
    ? { page?: number; pageSize?: PageSize }
    : Record<never, never>;

type Sorted<L extends Shape> = L extends { sorts: readonly (infer Name)[] }
  ? { sortBy?: Name } & {
      [D in L['direction'] extends string ? L['direction'] : 'sortOrder']?: 'asc' | 'desc';
    }
  : Record<never, never>;

type Filtered<F extends QueryParts> = { [Name in keyof F]?: Value<F[Name]> };

/** What an address says of a list; everything may be missing. Several choices stand in one word, joined by commas. */
export type SearchFor<L extends Shape> = Filtered<L['filters']> &
  (L extends { beside: infer B extends QueryParts } ? Filtered<B> : Record<never, never>) &
  Paged<L> &
  Sorted<L>;

/** What the API is asked for an address. */
export type AskedFor<L extends Shape> = {
  [Name in keyof L['filters']]?: L['filters'][Name] extends { kind: 'flag' }
    ? 'true' | 'false'
    : Value<L['filters'][Name]>;
} & Paged<L> &
  Sorted<L>;

/** The filters that are first and last day of one period: both or neither, and in order. */
export type Period<L extends Shape> = readonly [
  from: keyof L['filters'] & string,
  to: keyof L['filters'] & string,
];

type Options<L extends Shape> = {
  /** Rows a page has unless the address says otherwise. */
  size?: number;
  /** Which sizes its reader may choose, where these are not those of all lists. */
  sizes?: readonly PageSize[];
  /** How this page sorts unless the address says otherwise, where that is not the list's own way: `-createdAt`. */
  sort?: string;
  /** Days by which it is narrowed, and others that a row has besides. */
  period?: Period<L>;
  otherPeriods?: readonly Period<L>[];
};

type Values = Record<string, unknown>;
type Set = Record<string, string | number | boolean | undefined>;

/** A day there is: the thirtieth of February is none, though browsers would make it a day of March. */
function day(value: unknown): string | undefined {
  const instant =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(String(value))
    ? String(value)
    : undefined;
}

/** The router reads `?q=2026` as a number, and what is typed or cut short may be anything. */
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
      return whole(value, part.min, part.max);
    case 'since':
    case 'until':
      return day(value);
  }
}

/** Says of each of these names that it is to go. */
export const unset = (names: readonly string[]): Record<string, undefined> =>
  Object.fromEntries(names.map((name) => [name, undefined]));

/** The period whole and in order, or not at all. */
function withPeriod(values: Values, [from, to]: readonly [string, string]): Values {
  const [first, last] = [values[from], values[to]];
  const makesSense = typeof first === 'string' && typeof last === 'string' && first <= last;
  return makesSense ? values : { ...values, ...unset([from, to]) };
}

const mostPages = 100_000;

/**
 * The address of a list: what it says, what the API is asked for it, and how it changes. By the shape the contract was
 * made of, so that a filter has one name from the box on the screen to the column it narrows.
 *
 *   const userSearch = defineSearch(userList, { size: 20 });
 *   validateSearch: userSearch.read
 *   call(listUsers, { query: userSearch.toQuery(search) })
 *   onSearch(userSearch.changed(search, { status: 'active' }))
 */
export function defineSearch<const L extends Shape>(shape: L, options: Options<L> = {}) {
  type Search = SearchFor<L>;
  const { filters, beside = {}, sorts, direction = 'sortOrder', page: paging = 'none' } = shape;
  const { size = 20, sizes = pageSizes, period, otherPeriods = [] } = options;
  const periods = period ? [period, ...otherPeriods] : [];
  const usual = options.sort === undefined ? undefined : sortOf(options.sort);
  const sizeAs = paging === 'limit' || paging === 'pageSize' ? paging : undefined;
  const partOf = (name: string): QueryPart | undefined => filters[name];

  /** What is set of the filters. */
  const setOf = (search: Search) =>
    Object.entries(readSearch(search) as Set).flatMap(([name, value]) => {
      const part = partOf(name);
      return part && value !== undefined ? [{ name, part, value }] : [];
    });

  /** What makes sense of an address; the rest is passed over. Read again what the router hands on: it keeps the rest. */
  function readSearch(given: Values): Search {
    const parts = Object.entries({ ...filters, ...beside });
    const values: Values = {
      ...Object.fromEntries(parts.map(([name, part]) => [name, read(part, given[name])])),
      ...(sorts && {
        sortBy: oneOf(sorts, given['sortBy']),
        [direction]: oneOf(['asc', 'desc'], given[direction]),
      }),
      ...(sizeAs && {
        page: whole(given['page'], 2, mostPages),
        [sizeAs]: oneOf(sizes, whole(given[sizeAs], 1, 100)),
      }),
    };
    // Made of the very shape its type is made of.
    return present(periods.reduce(withPeriod, values)) as Search;
  }

  /** The query of the API for an address. */
  function toQuery(search: Search): AskedFor<L> {
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
    }) as AskedFor<L>;
  }

  /** With some of it changed; what is narrowed or sorted anew begins at its first page. */
  const changed = (search: Search, change: { [Name in keyof Search]?: Search[Name] | undefined }): Search =>
    readSearch({ ...search, page: undefined, ...change });

  return {
    shape,
    size,
    periods,
    read: readSearch,
    toQuery,
    changed,
    /** Everything that narrows is taken off; order and size of page stay. */
    cleared: (search: Search): Search => changed(search, unset(Object.keys(filters)) as Search),
    /** What is set of the filters. */
    setOf,
    /** Whether anything narrows the list, words or a filter. */
    narrowed: (search: Search): boolean => setOf(search).length > 0,
  };
}

export type SearchDefinition<L extends Shape> = ReturnType<typeof defineSearch<L>>;

/** The search of a definition: `type UserSearch = SearchOf<typeof userSearch>`. */
export type SearchOf<D extends { read: (given: never) => unknown }> = ReturnType<D['read']>;
