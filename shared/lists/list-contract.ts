import * as z from 'zod';
import { SinceDay, UntilDay } from '../values/days.ts';
import { commaList, Flag, maxPageSize, PageNumber, pageOf } from '../pages.ts';
import { type Contract, defineRoute } from '../contract/route.ts';
import { type ListShape, pagings, type QueryPart, sortOf } from './query-parts.ts';

type Choice<P extends QueryPart> = P extends { of: readonly (infer C)[] } ? C : string;

/** Type of a query part after parsing. */
type ParsedPart<P extends QueryPart> = P extends { kind: 'many' }
  ? Choice<P>[]
  : P extends { kind: 'one' }
    ? Choice<P>
    : P extends { kind: 'flag' }
      ? boolean
      : P extends { kind: 'number' }
        ? number
        : string;

/** Type of a query part as the caller writes it. */
type WrittenPart<P extends QueryPart> = P extends { kind: 'one' }
  ? Choice<P>
  : P extends { kind: 'flag' }
    ? z.input<typeof Flag>
    : P extends { kind: 'number' }
      ? number | string
      : string;

const size = (fallback: number, most: number) => z.coerce.number().int().min(1).max(most).default(fallback);
const Cursor = z.string().max(400).optional();

type Pages = {
  limit: { page: typeof PageNumber; limit: ReturnType<typeof size> };
  pageSize: { page: typeof PageNumber; pageSize: ReturnType<typeof size> };
  take: { take: ReturnType<typeof size>; cursor: typeof Cursor };
  cursor: { pageSize: ReturnType<typeof size>; cursor: typeof Cursor };
  none: Record<never, never>;
};

/** Type of a list's query, by its shape. */
type ListQuery<L extends ListShape> = z.ZodObject<
  {
    [Name in keyof L['filters']]: z.ZodOptional<
      z.ZodType<ParsedPart<L['filters'][Name]>, WrittenPart<L['filters'][Name]>>
    >;
  } & Pages[L['page']] &
    (L extends { sorts: readonly (infer Name extends string)[] }
      ? { sortBy: z.ZodDefault<z.ZodEnum<{ [N in Name]: N }>> } & {
          [D in L['direction'] extends string ? L['direction'] : 'sortOrder']: z.ZodDefault<typeof Direction>;
        }
      : Record<never, never>)
>;

const Direction = z.enum(['asc', 'desc']);

const replies = {
  limit: <R extends z.ZodType>(row: R) => pageOf(row).omit({ pageSize: true }).extend({ limit: z.int() }),
  pageSize: pageOf,
  take: <R extends z.ZodType>(row: R) => z.object({ data: z.array(row), nextCursor: z.string().nullable() }),
  cursor: <R extends z.ZodType>(row: R) => z.object({ data: z.array(row), cursor: z.string().nullable() }),
  none: <R extends z.ZodType>(row: R) => z.array(row),
};
/** Type of a list's reply, by its pagination. */
type Replies<R extends z.ZodType> = {
  limit: ReturnType<typeof replies.limit<R>>;
  pageSize: ReturnType<typeof replies.pageSize<R>>;
  take: ReturnType<typeof replies.take<R>>;
  cursor: ReturnType<typeof replies.cursor<R>>;
  none: ReturnType<typeof replies.none<R>>;
};

function schemaOf(part: QueryPart): z.ZodType {
  switch (part.kind) {
    case 'words':
      return z.string().max(part.most);
    case 'one':
      return part.of.every((choice) => typeof choice === 'string')
        ? z.enum(part.of)
        : z.coerce.number().pipe(z.literal(part.of.map(Number)));
    case 'many':
      return commaList(part.of ? z.enum(part.of) : z.string().max(64));
    case 'flag':
      return Flag;
    case 'number':
      return z.coerce.number().int().min(part.min).max(part.max);
    case 'since':
      return SinceDay;
    case 'until':
      return UntilDay;
    case 'id':
      return z.string().min(1).max(part.most);
  }
}

const explained: Partial<Record<QueryPart['kind'], string>> = {
  since: 'A day in Vietnam, or an instant',
  until: 'A day in Vietnam, all of it, or an instant',
};

function sortParts({ sorts, sort, direction = 'sortOrder' }: ListShape): Record<string, z.ZodType> {
  if (!sorts) return {};
  const usual = sortOf(sort);
  return { sortBy: z.enum(sorts).default(usual.by), [direction]: Direction.default(usual.direction) };
}

function pageParts({ page, size: usual, most = maxPageSize }: ListShape): Record<string, z.ZodType> {
  const names = pagings[page];
  return {
    ...('page' in names && { page: PageNumber }),
    ...('size' in names && { [names.size]: size(usual, most) }),
    ...('cursor' in names && { cursor: Cursor }),
  };
}

function queryOf(shape: ListShape, about: Record<string, string | undefined>): z.ZodType {
  const filters = Object.entries(shape.filters).map(([name, part]) => {
    const text = about[name] ?? explained[part.kind];
    const schema = schemaOf(part).optional();
    return [name, text ? schema.describe(text) : schema] as const;
  });
  return z.object({ ...Object.fromEntries(filters), ...sortParts(shape), ...pageParts(shape) });
}

type Definition<L extends ListShape, R extends z.ZodType, P extends z.ZodType> = Omit<
  Partial<Contract<P>>,
  'query' | 'body' | 'reply' | 'method' | 'status'
> &
  Pick<Contract, 'name' | 'summary' | 'path' | 'access'> & {
    list: L;
    row: R;
    /** Descriptions of filters in the API reference. */
    about?: { [Name in keyof L['filters']]?: string };
  };

export type ListContract<
  L extends ListShape = ListShape,
  R extends z.ZodType = z.ZodType,
  P extends z.ZodType = z.ZodType,
> = Contract<P, ListQuery<L>, z.ZodUndefined, Replies<R>[L['page']]> & { list: L };

/**
 * Defines a contract for a list: `defineList({ name, summary, path, access, list, row })`. Its query and reply
 * follow from the shape. `listQuery` answers it, and `defineSearch` parses a URL by the same shape.
 */
export function defineList<
  const L extends ListShape,
  R extends z.ZodType,
  P extends z.ZodType = z.ZodObject<Record<never, never>>,
>({ list, row, about = {}, errors = [], ...facts }: Definition<L, R, P>): ListContract<L, R, P> {
  const cut = 'cursor' in pagings[list.page];
  const route = defineRoute({
    ...facts,
    method: 'GET',
    query: queryOf(list, about),
    reply: replies[list.page](row) as z.ZodType,
    errors: cut ? [...errors, 'BAD_CURSOR'] : errors,
  });
  // The schemas were made from the same shape as the types, so the cast is safe.
  return { ...route, list } as unknown as ListContract<L, R, P>;
}
