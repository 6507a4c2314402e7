import { QueryClient } from '@tanstack/react-query';

/** A refusal (4xx) will be a refusal again; only what may heal by itself is tried once more. */
function mayHeal(failures: number, error: unknown): boolean {
  const status = typeof error === 'object' && error && 'statusCode' in error ? error.statusCode : undefined;
  const refused = typeof status === 'number' && status >= 400 && status < 500;
  return !refused && failures < 2;
}

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: mayHeal, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
