import { queryOptions } from '@tanstack/react-query';
import { getUrlMetadata } from '#shared/links/get-url-metadata.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';

/** Returns the query of a link's preview; a page's description hardly changes. */
export const linkQuery = (url: string) =>
  queryOptions({
    queryKey: [...roots.links, url],
    queryFn: ({ signal }) => call(getUrlMetadata, { query: { url }, signal }),
    staleTime: 60 * 60_000,
    gcTime: 2 * 60 * 60_000,
    retry: false,
  });
