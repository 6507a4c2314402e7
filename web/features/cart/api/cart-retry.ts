import { isApiError } from '#web/platform/api/api-error.ts';

const statusOf = (error: unknown): number => (isApiError(error) ? error.status : 0);

/** Retries temporary failures after 1, 2, 4 s; after 429 by 5 s more each, up to 30 s. Not refusals. */
export function retryCart(failures: number, error: unknown): boolean {
  const status = statusOf(error);
  if (status === 429) return failures < 6;
  return (status === 0 || status >= 500) && failures < 3;
}

export const cartRetryDelay = (failures: number, error: unknown): number =>
  statusOf(error) === 429 ? Math.min(5000 * (failures + 1), 30_000) : Math.min(1000 * 2 ** failures, 5000);

/** Keeps the cart fresh for five minutes; neither focus nor returning refetches it earlier. */
export const cartFreshness = {
  staleTime: 5 * 60_000,
  gcTime: 10 * 60_000,
  refetchOnWindowFocus: false,
  retry: retryCart,
  retryDelay: cartRetryDelay,
} as const;
