import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as roots from '#web/platform/api/query-roots.ts';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';

type QuoteInput<Wanted, Reply> = {
  /** Part of the query key beside the input: the kind of quote, and the id of its record. */
  key: readonly string[];
  /** The input as it is now. */
  wanted: Wanted;
  isWhole: boolean;
  /** True while nothing must be asked, because the input is being sent. */
  isHeld?: boolean;
  ask: (wanted: Wanted, signal: AbortSignal) => Promise<Reply>;
};

/** Requests the totals of what is being written, debounced. `ready` is the quote if it is that of the input. */
export function useQuote<Wanted, Reply>(input: QuoteInput<Wanted, Reply>) {
  const { key, wanted, isWhole, isHeld = false, ask } = input;
  const asked = useDebounced(wanted, 300);
  const isSettled = JSON.stringify(asked) === JSON.stringify(wanted);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [...roots.orders, ...key, asked],
    queryFn: ({ signal }) => ask(asked, signal),
    enabled: isWhole && isSettled && !isHeld,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isCurrent = isSettled && isWhole && !isPlaceholderData && !error;
  return { quote: data, error, ready: isCurrent ? data : undefined };
}
