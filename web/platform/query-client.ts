import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';

/**
 * A refusal (4xx) will be a refusal again; only what may heal by itself is tried once more. Without a network nothing
 * heals: the failure is told at once, and what failed is asked for again when the network is back.
 */
function mayHeal(failures: number, error: unknown): boolean {
  if (navigator.onLine === false) return false;
  const status = typeof error === 'object' && error && 'statusCode' in error ? error.statusCode : undefined;
  const refused = typeof status === 'number' && status >= 400 && status < 500;
  return !refused && failures < 2;
}

/**
 * A failure that nobody has seen yet, since the page was still on its way, is shown by the page that comes: asked
 * again at once it would be answered alike. One that somebody has seen and left is asked about again when they return.
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

/** What others change, with no live line to tell everybody who looks at it. */
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
        // Left to itself the library waits for the network without a word, and whoever waits for it waits for ever.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Whoever pressed is told, and presses again; an order sent by itself minutes later would be nobody's wish.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  for (const root of soonOld) client.setQueryDefaults([root], { staleTime: 30_000 });
  return client;
}
