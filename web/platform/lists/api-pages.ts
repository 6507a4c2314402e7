import { infiniteQueryOptions } from '@tanstack/react-query';
import type { AnyContract, CallInput, ReplyOf } from '#shared/contract/route.ts';
import { call, type CallOptions } from '../api/call.ts';

/** Returns the query options of an operation that lists by cursor: each page begins where the last one ended. */
export const apiPages = <C extends AnyContract>(contract: C, input: CallInput<C> & { query?: object }) =>
  infiniteQueryOptions({
    queryKey: [...contract.name.split('/'), 'pages', input],
    queryFn: ({ signal, pageParam }): Promise<ReplyOf<C>> => {
      const query = { ...input.query, ...(pageParam && { cursor: pageParam }) };
      // The cast follows the contract's input type.
      return call(contract, { ...input, query, signal } as unknown as CallOptions<C>);
    },
    initialPageParam: '',
    // Operations that list by cursor tell where the next page begins.
    getNextPageParam: (page) => (page as { nextCursor: string | null }).nextCursor ?? undefined,
  });
