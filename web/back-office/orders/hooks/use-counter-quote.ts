import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type * as z from 'zod';
import { type CounterQuoteDraft, quoteCounterOrder } from '#shared/orders/staff-place-order.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';

/** Asks what an order that is written down costs, once writing has paused; `ready` is what may be agreed to now. */
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
