import { useQuery } from '@tanstack/react-query';
import type { DivisionSystem } from '#shared/places/division.ts';
import { shortestPlaceQuery } from '#shared/places/suggest-places.contract.ts';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';
import { placesQuery } from '../api/place-queries.ts';

const restMilliseconds = 500;

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
