import type { QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#shared/contract/route.ts';
import { listRemindedNews, listUpcomingEvents } from '#shared/news/index.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

const staleTime = 5 * 60_000;
const remindedKey = [...roots.news, 'list-reminded-news'] as const;

export const upcomingEventsQuery = (limit: number) => ({
  ...apiQuery(listUpcomingEvents, { query: { limit } }),
  staleTime,
});

/** Returns the query of which of these events the reader is reminded of. */
export const remindedNewsQuery = (ids: readonly string[]) => ({
  ...apiQuery(listRemindedNews, { query: { ids: ids.join(',') } }),
  staleTime,
});

/** Shows the reader's own reminder of an event wherever it is cached. */
export function showReminded(client: QueryClient, id: string, on: boolean): void {
  client.setQueriesData<ReplyOf<typeof listRemindedNews>>(
    { queryKey: remindedKey },
    (reminded) =>
      reminded && {
        ids: on ? [...new Set([...reminded.ids, id])] : reminded.ids.filter((one) => one !== id),
      },
  );
}
