import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  getPriceBook,
  listPriceBookLines,
  previewPriceBook,
  type PriceBookWithLines,
} from '#shared/price-books/price-books.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';

const lookAgainMilliseconds = 3000;

/** A price book. It is polled while its prices are being written to products. */
export const bookQuery = (id: string) =>
  queryOptions<PriceBookWithLines>({
    queryKey: [...roots.priceBooks, 'one', id],
    queryFn: ({ signal }): Promise<PriceBookWithLines> => call(getPriceBook, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.isWritten === false ? lookAgainMilliseconds : false),
  });

/** Phones load fewer lines, because they draw a card for each. */
const linesAtOnce = { wide: 100, phone: 20 };

export const linesQuery = (id: string, look: keyof typeof linesAtOnce) =>
  infiniteQueryOptions({
    queryKey: [...roots.priceBooks, 'lines', id, look],
    queryFn: ({ signal, pageParam }) =>
      call(listPriceBookLines, {
        params: { id },
        query: { take: linesAtOnce[look], ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const previewQuery = (id: string, version: string) =>
  queryOptions({
    queryKey: [...roots.priceBooks, 'preview', id, version],
    queryFn: ({ signal }) => call(previewPriceBook, { params: { id }, signal }),
  });
