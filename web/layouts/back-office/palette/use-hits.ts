import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { findAnything } from '#shared/search/find-anything.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { useSettled } from '#web/ui/hooks/use-settled.ts';

/** Between two letters of somebody who types fast: an answer to the first would be thrown away. */
const restMilliseconds = 50;
const shortest = 2;

export const hitsQuery = (q: string) =>
  queryOptions({ ...apiQuery(findAnything, { query: { q } }), staleTime: 20_000 });

/** What is found by these words; until that is there, what was found by the words before. */
export function useHits(words: string) {
  const settled = useSettled(words, restMilliseconds);
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
    /** Whether they are those of these very words. */
    areTheirs: isSettled && !isPlaceholderData,
    isWaiting,
    failed: isError && isSettled && isAsked,
    retry: () => void refetch(),
  };
}
