import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { getCount, listUncounted } from '#shared/inventory/counts.contract.ts';
import { isApiError } from '#web/platform/api/api-error.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const countQuery = (id: string) => apiQuery(getCount, { params: { id } });
export const uncountedQuery = (id: string) => apiQuery(listUncounted, { params: { id } });

/** Loads a count for its page; a missing one is rendered as such. */
export async function loadCount(client: QueryClient, id: string): Promise<void> {
  try {
    await client.ensureQueryData(countQuery(id));
  } catch (error) {
    if (isApiError(error, 'COUNT_NOT_FOUND')) throw notFound();
    throw error;
  }
}
