import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { quoteGuestOrder, quoteOrder, type Quote } from '#shared/orders/place-order.contract.ts';
import { isApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import type { QuoteRequest } from '../rules/order-body.ts';
import { checkoutKeys } from './checkout-keys.ts';

const restMilliseconds = 250;

/** Debounces quotes while the buyer is typing or choosing; outdated choices are never requested. */
const rest = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, restMilliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Another choice came', 'AbortError'));
    });
  });

const ask = ({ kind, body }: QuoteRequest, signal: AbortSignal): Promise<Quote> =>
  kind === 'member' ? call(quoteOrder, { body, signal }) : call(quoteGuestOrder, { body, signal });

/** `withoutVouchers`: the reason why the chosen vouchers are left out of the quote. */
export type QuoteResult = { quote: Quote; withoutVouchers?: string };

/** Requests a quote. If a voucher is refused, quotes again without vouchers and shows the reason. */
async function count(quoting: QuoteRequest, signal: AbortSignal): Promise<QuoteResult> {
  try {
    return { quote: await ask(quoting, signal) };
  } catch (error) {
    if (quoting.kind !== 'member' || !isApiError(error, 'VOUCHER_REFUSED')) throw error;
    const body = { ...quoting.body, voucherIds: [] };
    return { quote: await ask({ ...quoting, body }, signal), withoutVouchers: error.message };
  }
}

/** Queries the cost by the rules of the charge. Not cached long, because stock and prices change. */
export const quoteQuery = (quoting: QuoteRequest) =>
  queryOptions({
    queryKey: [...checkoutKeys.quotes, quoting.kind, quoting.body],
    queryFn: async ({ signal, client }) => {
      const isFirst = client.getQueriesData({ queryKey: checkoutKeys.quotes }).every(([, known]) => !known);
      if (!isFirst) await rest(signal);
      return count(quoting, signal);
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 60_000,
    refetchOnWindowFocus: true,
  });
