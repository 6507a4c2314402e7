import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DivisionSystem } from '#shared/places/division.ts';
import {
  shortestPlaceQuery,
  suggestFormerPlaces,
  suggestPlaces,
} from '#shared/places/suggest-places.contract.ts';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

const restMilliseconds = 500;

const placesQuery = (system: DivisionSystem, text: string) => {
  const query = text.trim();
  return {
    ...apiQuery(system === 'v1' ? suggestFormerPlaces : suggestPlaces, { query: { query } }),
    enabled: query.length >= shortestPlaceQuery,
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
    gcTime: 10 * 60_000,
    retry: 2,
    retryDelay: 1000,
  };
};

/** Searches places by a few words; starts at two letters, debounced. */
export function usePlaceSearch(system: DivisionSystem, text: string) {
  const typed = text.trim();
  const settled = useDebounced(typed, restMilliseconds);
  const { data, error, isPlaceholderData } = useQuery(placesQuery(system, settled));
  const typing = settled !== typed;
  return {
    wanted: typed.length >= shortestPlaceQuery,
    places: data,
    error: typing ? null : error,
    searching: typing || isPlaceholderData,
  };
}
