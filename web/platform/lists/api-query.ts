import { queryOptions } from '@tanstack/react-query';
import type { AnyContract, CallInput, ReplyOf } from '#shared/contract/route.ts';
import { call, type CallOptions } from '../api/call.ts';

/** The answer of an operation, kept under its area and its name: an area is what its writes make stale. */
export const apiQuery = <C extends AnyContract>(contract: C, input: CallInput<C> = {}) =>
  queryOptions<ReplyOf<C>>({
    queryKey: [...contract.name.split('/'), input],
    // The input is what the contract asks for.
    queryFn: ({ signal }) => call(contract, { ...input, signal } as CallOptions<C>),
  });
