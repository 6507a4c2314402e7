import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { quoteGuestOrder, quoteOrder, type Quote } from '#shared/orders/place-order.contract.ts';
import { isApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import type { QuoteRequest } from '../rules/order-body.ts';
import { checkoutKeys } from './checkout-keys.ts';

const restMilliseconds = 250;

/** Somebody still typing or choosing is waited for; what they leave behind is never asked. */
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

/** `withoutVouchers`: why those that were chosen are not counted. */
export type QuoteResult = { quote: Quote; withoutVouchers?: string };

/** A voucher that no longer fits must not keep anybody from ordering: then it is counted without, and said so. */
async function count(quoting: QuoteRequest, signal: AbortSignal): Promise<QuoteResult> {
  try {
    return { quote: await ask(quoting, signal) };
  } catch (error) {
    if (quoting.kind !== 'member' || !isApiError(error, 'VOUCHER_REFUSED')) throw error;
    const body = { ...quoting.body, voucherIds: [] };
    return { quote: await ask({ ...quoting, body }, signal), withoutVouchers: error.message };
  }
}

/** What the order would cost, counted by the rules that charge. Never kept for long: stock and prices move. */
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
