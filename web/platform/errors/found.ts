import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { isApiError } from '../api/api-error.ts';

/**
 * Returns a page's query data for loaders, from the cache or the API. If one of these codes says that the
 * record does not exist, the route shows its not-found page.
 */
export async function found<Data, Kept, Key extends QueryKey>(
  client: QueryClient,
  query: EnsureQueryDataOptions<Data, Error, Kept, Key>,
  ...codes: string[]
): Promise<Kept> {
  try {
    return await client.ensureQueryData(query);
  } catch (error) {
    throw isApiError(error, ...codes) ? notFound() : error;
  }
}
