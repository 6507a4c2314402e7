import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { isApiError } from '../api/api-error.ts';

/** Returns query data for loaders; the given error codes make the route show its not-found page. */
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
