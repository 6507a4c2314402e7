import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type * as z from 'zod';
import { type CounterQuoteDraft, quoteCounterOrder } from '#shared/orders/staff-place-order.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';

/**
 * Requests the totals of an order that is being written, debounced. `ready` is the current quote, if it has no
 * problems.
 */
export function useCounterQuote(wanted: z.input<typeof CounterQuoteDraft>, isWhole: boolean) {
  const asked = useDebounced(wanted, 300);
  const isSettled = JSON.stringify(asked) === JSON.stringify(wanted);
  const quote = useQuery({
    queryKey: [...roots.orders, 'counter-quote', asked],
    queryFn: ({ signal }) => call(quoteCounterOrder, { body: asked, signal }),
    enabled: isWhole && isSettled,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isCurrent = isSettled && !quote.isPlaceholderData;
  const issue = quote.data?.issues[0];
  const ready = quote.data && isCurrent && isWhole && !issue && !quote.isError ? quote.data : undefined;
  return { quote: quote.data, error: quote.isError ? quote.error : undefined, issue, ready };
}
