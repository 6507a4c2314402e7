import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DivisionSystem } from '#shared/places/division.ts';
import {
  shortestPlaceQuery,
  suggestFormerPlaces,
  suggestPlaces,
} from '#shared/places/suggest-places.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';

export const placesQuery = (system: DivisionSystem, text: string) => {
  const query = text.trim();
  return queryOptions({
    queryKey: [...roots.places, system, query],
    queryFn: ({ signal }) =>
      call(system === 'v1' ? suggestFormerPlaces : suggestPlaces, { query: { query }, signal }),
    enabled: query.length >= shortestPlaceQuery,
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
    gcTime: 10 * 60_000,
    retry: 2,
    retryDelay: 1000,
  });
};
