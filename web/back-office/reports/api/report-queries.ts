import { keepPreviousData } from '@tanstack/react-query';
import type { AnyContract, CallInput } from '#shared/contract/route.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

/** Query of a report; its last figures stay while those of another period are loading. */
export const reportQuery = <C extends AnyContract>(contract: C, query: CallInput<C>['query']) => ({
  ...apiQuery(contract, { query }),
  placeholderData: keepPreviousData,
  staleTime: 30_000,
});
