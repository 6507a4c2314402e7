/** Filters of a list, loaded by browsers with every page, so this file must not import zod. */
export type QueryPart =
  | { readonly kind: 'words'; readonly most: number }
  | { readonly kind: 'one'; readonly of: readonly (string | number)[] }
  | { readonly kind: 'many'; readonly of: readonly string[] | undefined }
  | { readonly kind: 'flag' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'since' | 'until' }
  | { readonly kind: 'id'; readonly most: number };

/** Text of a search box. */
export const words = (most = 200) => ({ kind: 'words', most }) as const;
/** A single value of the given choices. */
export const one = <const Choice extends string | number>(of: readonly Choice[]) =>
  ({ kind: 'one', of }) as const;
/** Several of the given choices, or of ids; comma-separated in the query. */
export const many = <const Choice extends string = string>(of?: readonly Choice[]) =>
  ({ kind: 'many', of }) as const;
export const flag = () => ({ kind: 'flag' }) as const;
/** An integer. */
export const number = (min = 0, max = 100_000_000_000) => ({ kind: 'number', min, max }) as const;
/** Start of a period: an instant, or a day in Vietnam from its first moment. */
export const since = () => ({ kind: 'since' }) as const;
/** End of a period: an instant, or a day in Vietnam until its last moment. */
export const until = () => ({ kind: 'until' }) as const;
export const id = (most = 64) => ({ kind: 'id', most }) as const;

/** Maximum number of rows that may be selected at once. */
export const maxSelected = 10_000;

export type QueryParts = Readonly<Record<string, QueryPart>>;

/** Kinds of pagination, with the parameter names of the specifications. */
export const pagings = {
  /** `?page=2&limit=20`, with a total and the number of pages in the reply. */
  limit: { page: 'page', size: 'limit' },
  /** `?page=2&pageSize=20`, with the same reply. */
  pageSize: { page: 'page', size: 'pageSize' },
  /** `?take=20&cursor=…`, with `nextCursor` in the reply. */
  take: { cursor: 'nextCursor', size: 'take' },
  /** `?pageSize=20&cursor=…`, with `cursor` in the reply. */
  cursor: { cursor: 'cursor', size: 'pageSize' },
  /** The whole list as a plain array. */
  none: {},
} as const;
export type Paging = keyof typeof pagings;

/** Shape of a list. Contract, view and URL are all derived from it, so the names are the same everywhere. */
export type ListShape = {
  readonly filters: QueryParts;
  /** Fields that the list can be sorted by; missing if the order is fixed. */
  readonly sorts?: readonly string[];
  /** Default sort: a field name, with a leading minus for descending order. */
  readonly sort: string;
  /** Name of the direction parameter, beside `sortBy`. */
  readonly direction?: 'sortOrder' | 'sortDir';
  readonly page: Paging;
  /** Default page size, and the maximum; for `none`, the maximum length of the list. */
  readonly size: number;
  readonly most?: number;
};

/** Splits a sort such as `-createdAt` into field and direction. */
export function sortOf(sort: string): { by: string; direction: 'asc' | 'desc' } {
  const descending = sort.startsWith('-');
  return { by: descending ? sort.slice(1) : sort, direction: descending ? 'desc' : 'asc' };
}
