import { useInfiniteQuery } from '@tanstack/react-query';
import type { AnyContract, CallInput, ReplyOf } from '#shared/contract/route.ts';
import { call, type CallOptions } from '../api/call.ts';

type CursorPage = { data: readonly unknown[]; nextCursor: string | null };
type RowOf<C extends AnyContract> = ReplyOf<C> extends { data: readonly (infer Row)[] } ? Row : never;

/** Reads a list cursor by cursor: `rows` are those of all pages so far, `query` reads the next ones. */
export function useCursorRows<C extends AnyContract>(contract: C, input: CallInput<C> = {}) {
  const query = useInfiniteQuery({
    queryKey: [...contract.name.split('/'), 'cursor', input],
    queryFn: async ({ pageParam, signal }) => {
      const asked = { ...(input.query as object), ...(pageParam && { cursor: pageParam }) };
      // The casts follow from the lists that are read this way: they take a cursor and name the next one.
      return (await call(contract, {
        ...input,
        query: asked,
        signal,
      } as unknown as CallOptions<C>)) as CursorPage;
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  return { query, rows: (query.data?.pages ?? []).flatMap(({ data }) => data as readonly RowOf<C>[]) };
}
