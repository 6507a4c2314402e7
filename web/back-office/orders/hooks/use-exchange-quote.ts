import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type * as z from 'zod';
import type { CounterQuoteDraft } from '#shared/orders/staff-place-order.contract.ts';
import { quoteExchange } from '#shared/returns/exchange.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';

type QuoteInput = {
  wanted: z.input<typeof CounterQuoteDraft>;
  isWhole: boolean;
  /** True while the exchange is sent or done, because an exchanged return can no longer be quoted. */
  isSent: boolean;
};

/** Requests the price difference of an exchange. `ready` is the current quote, if it has no problems. */
export function useExchangeQuote(id: string, { wanted, isWhole, isSent }: QuoteInput) {
  const asked = useDebounced(wanted, 300);
  const isSettled = JSON.stringify(asked) === JSON.stringify(wanted);
  const quote = useQuery({
    queryKey: [...roots.orders, 'exchange-quote', id, asked],
    queryFn: ({ signal }) => call(quoteExchange, { params: { id }, body: asked, signal }),
    enabled: isWhole && isSettled && !isSent,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isCurrent = isSettled && isWhole && !quote.isPlaceholderData && !quote.isError;
  const ready = isCurrent && quote.data?.issues.length === 0 ? quote.data : undefined;
  return { ...quote, ready };
}
