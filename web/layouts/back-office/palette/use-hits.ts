import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { findAnything } from '#shared/search/find-anything.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';

/** Debounce between letters of a fast typist, whose intermediate results would be discarded. */
const restMilliseconds = 50;
const shortest = 2;

export const hitsQuery = (q: string) =>
  queryOptions({ ...apiQuery(findAnything, { query: { q } }), staleTime: 20_000 });

/** Returns the hits for a text; while loading, the hits of the previous text. */
export function useHits(words: string) {
  const settled = useDebounced(words, restMilliseconds);
  const isAsked = settled.length >= shortest;
  const { data, isPlaceholderData, isFetching, isError, refetch } = useQuery({
    ...hitsQuery(settled),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const isSettled = settled === words;
  const isWaiting = words.length >= shortest && (!isSettled || (isFetching && (isPlaceholderData || !data)));
  return {
    hits: (words.length >= shortest && data?.data) || [],
    /** True if the hits belong to exactly this text. */
    areTheirs: isSettled && !isPlaceholderData,
    isWaiting,
    failed: isError && isSettled && isAsked,
    retry: () => void refetch(),
  };
}
