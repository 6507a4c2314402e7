import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';

/**
 * Tells whether to retry. A refusal (4xx) would only be repeated; other failures are retried up to twice.
 * Without a network the error is shown at once, and the query is refetched when the network is back.
 */
function mayHeal(failures: number, error: unknown): boolean {
  if (navigator.onLine === false) return false;
  const status = typeof error === 'object' && error && 'statusCode' in error ? error.statusCode : undefined;
  const refused = typeof status === 'number' && status >= 400 && status < 500;
  return !refused && failures < 2;
}

/**
 * Tracks which failures were already displayed. A failure during navigation is shown by the new page, without
 * an immediate retry that would fail alike. One that was displayed and left is retried when the user returns.
 */
function knowWhatWasSeen() {
  const seen = new WeakMap<object, number>();
  const queryCache = new QueryCache();
  queryCache.subscribe((event) => {
    if (event.type === 'observerRemoved') seen.set(event.query, event.query.state.errorUpdateCount);
  });
  const wasSeen = (query: Query): boolean => seen.get(query) === query.state.errorUpdateCount;
  return { queryCache, wasSeen };
}

const minute = 60_000;

/** Data that others change and for which not every viewer gets live events. */
const soonOld = ['orders', 'returns', 'payments', 'vouchers', 'users'];

export function createQueryClient(): QueryClient {
  const { queryCache, wasSeen } = knowWhatWasSeen();
  const client = new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        gcTime: 10 * minute,
        retry: mayHeal,
        retryOnMount: wasSeen,
        refetchOnWindowFocus: false,
        // By default the library waits for the network without any message, possibly for ever.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // The user is told and presses again; an order that is sent automatically minutes later would be
      // unwanted.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  for (const root of soonOld) client.setQueryDefaults([root], { staleTime: 30_000 });
  return client;
}
