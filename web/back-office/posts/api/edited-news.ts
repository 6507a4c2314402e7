import type { QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#shared/contract/route.ts';
import { getNewsDraft, searchNews } from '#shared/news/index.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

/** Address of the editor of a news item that does not exist yet. */
export const newNews = 'new';

export type EditedNews = ReplyOf<typeof getNewsDraft>;

export const newsDraftQuery = (id: string) => apiQuery(getNewsDraft, { params: { id } });

/** Reads the draft again, whatever is known of it. */
export const readNewsDraft = (client: QueryClient, id: string): Promise<EditedNews> =>
  client.fetchQuery({ ...newsDraftQuery(id), staleTime: 0 });

/** Keeps what was saved, so that an editor opened again begins with it, and lists are read again. */
export function keepSavedDraft(
  client: QueryClient,
  id: string,
  change: (known: EditedNews) => EditedNews,
): void {
  client.setQueryData<EditedNews>(newsDraftQuery(id).queryKey, (known) => known && change(known));
  void client.invalidateQueries({ queryKey: searchNews.name.split('/'), refetchType: 'none' });
}
