import { QueryClient } from '@tanstack/react-query';

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

const minute = 60_000;

/** What others change, with no live line to tell everybody who looks at it. */
const soonOld = ['orders', 'returns', 'payments', 'vouchers', 'users'];

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        gcTime: 10 * minute,
        retry: mayHeal,
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
