import { queryOptions } from '@tanstack/react-query';
import type { AnyContract, CallInput, ReplyOf } from '#shared/contract/route.ts';
import { call, type CallOptions } from '../api/call.ts';

/** Returns the query options of an operation. The key is its area and name; writes invalidate a whole area. */
export const apiQuery = <C extends AnyContract>(contract: C, input: CallInput<C> = {}) =>
  queryOptions<ReplyOf<C>>({
    queryKey: [...contract.name.split('/'), input],
    // The cast follows the contract's input type.
    queryFn: ({ signal }) => call(contract, { ...input, signal } as CallOptions<C>),
  });
