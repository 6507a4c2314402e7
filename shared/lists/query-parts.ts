/**
 * What a list may be narrowed by, without a schema: contracts make one of it, addresses are read by it. Browsers load
 * this with every page, so zod stays out.
 */
export type QueryPart =
  | { readonly kind: 'words'; readonly most: number }
  | { readonly kind: 'one'; readonly of: readonly (string | number)[] }
  | { readonly kind: 'many'; readonly of: readonly string[] | undefined }
  | { readonly kind: 'flag' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'since' | 'until' }
  | { readonly kind: 'id'; readonly most: number };

/** What people type into a search box. */
export const words = (most = 200) => ({ kind: 'words', most }) as const;
/** One of the choices. */
export const one = <const Choice extends string | number>(of: readonly Choice[]) =>
  ({ kind: 'one', of }) as const;
/** Some of the choices, or of ids; joined by commas where they travel. */
export const many = <const Choice extends string = string>(of?: readonly Choice[]) =>
  ({ kind: 'many', of }) as const;
export const flag = () => ({ kind: 'flag' }) as const;
/** A whole number. */
export const number = (min = 0, max = 100_000_000_000) => ({ kind: 'number', min, max }) as const;
/** From a day's first moment on: a day as people in Vietnam count it, or an instant. */
export const since = () => ({ kind: 'since' }) as const;
/** Until a day's last moment. */
export const until = () => ({ kind: 'until' }) as const;
export const id = (most = 64) => ({ kind: 'id', most }) as const;

/** As many rows of a list as may be chosen at once. */
export const mostChosen = 10_000;

export type QueryParts = Readonly<Record<string, QueryPart>>;

/** How a list is cut: each name is what the specifications call it on the wire. */
export const pagings = {
  /** `?page=2&limit=20`, answered with a total and how many pages there are. */
  limit: { page: 'page', size: 'limit' },
  /** The same as `?page=2&pageSize=20`. */
  pageSize: { page: 'page', size: 'pageSize' },
  /** `?take=20&cursor=…`, answered with `nextCursor`. */
  take: { cursor: 'nextCursor', size: 'take' },
  /** `?pageSize=20&cursor=…`, answered with `cursor`. */
  cursor: { cursor: 'cursor', size: 'pageSize' },
  /** All at once, as a plain array. */
  none: {},
} as const;
export type Paging = keyof typeof pagings;

/** What a list offers: contract, view and address all follow it, so the names are the same everywhere. */
export type ListShape = {
  readonly filters: QueryParts;
  /** What may be sorted by; none where the order is fixed. */
  readonly sorts?: readonly string[];
  /** How it is sorted unless asked otherwise: a name, with a minus in front for the largest first. */
  readonly sort: string;
  /** What the direction is called on the wire, beside `sortBy`. */
  readonly direction?: 'sortOrder' | 'sortDir';
  readonly page: Paging;
  /** Rows a page has unless asked otherwise, and at most; of `none`, all it ever has. */
  readonly size: number;
  readonly most?: number;
};

/** `-createdAt` is `createdAt`, the largest first. */
export function sortOf(sort: string): { by: string; direction: 'asc' | 'desc' } {
  const descending = sort.startsWith('-');
  return { by: descending ? sort.slice(1) : sort, direction: descending ? 'desc' : 'asc' };
}
