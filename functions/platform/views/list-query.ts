import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { type ListShape, maxSelected, pagings, sortOf } from '#shared/lists/query-parts.ts';
import { type Page, toPage } from '#shared/pages.ts';
import type { AnyContract, QueryOf } from '#shared/contract/route.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import type { DeclaredView } from './define-view.ts';
import { cellOf, type Filter } from './list-filters.ts';
import type { ListSlice, ListPlan, Place, ViewRows } from './list-plan.ts';
import type { Listable } from './listable.ts';

type ListContract = AnyContract & { list: ListShape };

/** Reply of a list, by its kind of pagination. */
type Answers<Row> = {
  limit: Omit<Page<Row>, 'pageSize'> & { limit: number };
  pageSize: Page<Row>;
  take: { data: Row[]; nextCursor: string | null };
  cursor: { data: Row[]; cursor: string | null };
  none: Row[];
};
type Answer<C extends ListContract, Row> = Answers<Row>[C['list']['page']];

type Filters<C extends ListContract, Name extends string> = {
  [Filtered in keyof C['list']['filters']]: Filter<Name>;
};

type Ways<Name extends string, Own extends Name> = {
  /** Columns that identify the owner of rows: callers of the list must pass their values. */
  own?: readonly Own[];
};

export type ListOf<
  C extends ListContract,
  Name extends string,
  Row,
  Own extends string,
  Kept extends boolean,
> = {
  contract: C;
  own: readonly Own[];
  plan: (query: Record<string, unknown>, own: Record<string, unknown>) => ListPlan<Name>;
  /** Rows of a view. A list of items read by key has none; its rows are passed in. */
  rows: Kept extends true ? () => ViewRows<Name, Row> : undefined;
};

type Sort = ListPlan<string>['sort'];
const CursorPlace = z.tuple([
  z.string(),
  z.string(),
  z.string(),
  z.union([z.string(), z.number()]),
  z.string(),
]);

/** Decodes a cursor. It must come from the same list with the same sort order; filters may have changed. */
function placeFrom(cursor: unknown, list: string, sort: Sort, kind: 'text' | 'number'): Place | undefined {
  if (typeof cursor !== 'string' || !cursor) return undefined;
  const [name, by, way, value, id] = readCursor(CursorPlace, cursor);
  const fits = typeof value === (kind === 'text' ? 'string' : 'number');
  if (fits && name === list && by === sort.by && way === wayOf(sort)) return { value, id };
  throw new AppError('BAD_CURSOR');
}

const wayOf = ({ descending }: Sort) => (descending ? 'desc' : 'asc');

const cursorAt = (list: string, sort: Sort, { value, id }: Place): string =>
  writeCursor([list, sort.by, wayOf(sort), value, id]);

/** Reads the page size from the query, under the parameter name of the list's kind of pagination. */
function sizeOf({ page, size }: ListShape, query: Record<string, unknown>): number {
  const names = pagings[page];
  return 'size' in names ? Number(query[names.size]) : size;
}

/**
 * Answers a list's contract from a view: `listQuery(usersView, contract, { searchTerm: search(), status:
 * equals('status') })`. Every filter of the contract must be mapped to columns of the view.
 */
export function listQuery<
  T,
  Name extends string,
  Row,
  C extends ListContract,
  const Own extends Name = never,
>(
  view: DeclaredView<T, Name, Row>,
  contract: C,
  filters: Filters<C, Name>,
  ways?: Ways<Name, Own>,
): ListOf<C, Name, Row, Own, true>;
export function listQuery<T, Name extends string, Row, C extends ListContract>(
  rows: Listable<T, Name, Row>,
  contract: C,
  filters: Filters<C, Name>,
): ListOf<C, Name, Row, never, false>;
export function listQuery<T, Name extends string, Row, C extends ListContract, Own extends Name>(
  view: DeclaredView<T, Name, Row> | Listable<T, Name, Row>,
  contract: C,
  filters: Filters<C, Name>,
  { own = [] }: Ways<Name, Own> = {},
): ListOf<C, Name, Row, Own, boolean> {
  const { list } = contract;
  const usual = sortOf(list.sort);
  const sortable = (name: string): name is Name =>
    name in view.columns && !view.columns[name as Name].nullable;
  for (const name of [usual.by, ...(list.sorts ?? [])])
    if (!sortable(name)) throw new Error(`${view.name} cannot be sorted by ${name}`);

  return {
    contract,
    own,
    rows: 'rows' in view ? view.rows : undefined,
    plan(query, ownValues) {
      const given = Object.entries<Filter<Name>>(filters).flatMap(([name, filter]) =>
        query[name] === undefined ? [] : filter(query[name]),
      );
      // The cast is safe: the contract allows no other names, and each was found among the columns above.
      const by = (query['sortBy'] ?? usual.by) as Name;
      const sort = { by, descending: (query[list.direction ?? 'sortOrder'] ?? usual.direction) === 'desc' };
      const size = sizeOf(list, query);
      const byCursor = 'cursor' in pagings[list.page];
      return {
        where: [...own.map((column) => ({ column, is: cellOf(ownValues[column]) })), ...given],
        sort,
        // An extra row shows whether there is a next page.
        take: byCursor ? size + 1 : size,
        skip: (Number(query['page'] ?? 1) - 1) * size,
        after: byCursor ? placeFrom(query['cursor'], contract.name, sort, view.columns[by].kind) : undefined,
        counted: 'page' in pagings[list.page],
      };
    },
  };
}

function answer<Row>(
  { list, name }: ListContract,
  plan: ListPlan<string>,
  found: ListSlice<Row>,
  page: number,
) {
  const paging = pagings[list.page];
  if ('cursor' in paging) {
    const data = found.rows.slice(0, plan.take - 1);
    const last = found.rows.length === plan.take ? found.places[data.length - 1] : undefined;
    return { data, [paging.cursor]: last ? cursorAt(name, plan.sort, last) : null };
  }
  if (!('page' in paging)) return found.rows;
  const { pageSize, ...paged } = toPage(found.rows, found.total, { page, pageSize: plan.take });
  return { ...paged, [paging.size]: pageSize };
}

type ListArguments<Name extends string, Row, Own extends string, Kept extends boolean> = Kept extends false
  ? [own: Record<Own, string>, rows: ViewRows<Name, Row>]
  : [Own] extends [never]
    ? [own?: Record<never, never>, rows?: ViewRows<Name, Row>]
    : [own: Record<Own, string>, rows?: ViewRows<Name, Row>];

/** Answers a list's contract from the rows that belong to `own`; this is what handlers call. */
export async function listOf<
  C extends ListContract,
  Name extends string,
  Row,
  Own extends string,
  Kept extends boolean,
>(
  list: ListOf<C, Name, Row, Own, Kept>,
  query: QueryOf<C>,
  ...[own, rows = list.rows?.()]: ListArguments<Name, Row, Own, Kept>
): Promise<Answer<C, Row>> {
  // The contract's own schema has parsed the query.
  const given = query as Record<string, unknown>;
  const plan = list.plan(given, own ?? {});
  if (!rows) throw new Error(`Who has the rows of ${list.contract.name}?`);
  const found = await rows.list(plan);
  // The page has the form that the contract declares, so the cast is safe.
  return answer(list.contract, plan, found, Number(given['page'] ?? 1)) as Answer<C, Row>;
}

/** Returns the ids of all rows of a list, whatever page was requested, as `defineListIds` declares. */
export async function idsOf<C extends ListContract, Name extends string, Row, Kept extends boolean>(
  list: ListOf<C, Name, Row, never, Kept>,
  query: QueryOf<C>,
  rows = list.rows?.(),
): Promise<{ ids: string[]; total: number }> {
  if (!rows) throw new Error(`Who has the rows of ${list.contract.name}?`);
  // The contract's own schema has parsed the query.
  const plan = list.plan(query as Record<string, unknown>, {});
  const { places, total } = await rows.list({
    ...plan,
    take: maxSelected,
    skip: 0,
    after: undefined,
    counted: true,
  });
  return { ids: places.map(({ id }) => id), total };
}
