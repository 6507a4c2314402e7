import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { isApiError } from '../api/api-error.ts';

/**
 * For loaders: the answer a page is made of, asked for unless it is kept. Where one of these codes says that there is
 * no such thing, the route shows its own page for that.
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
