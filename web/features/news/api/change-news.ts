import type { QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { listLikedNews, listNews } from '#shared/news/index.ts';
import type { NewsDetail, NewsItem } from '#shared/news/news.ts';
import { newsKeys } from './news-queries.ts';

type Counts = Partial<Pick<NewsItem, 'likes' | 'views' | 'commentCount'>>;

/** Changes counts of a news item wherever it is cached. */
export function changeCounts(client: QueryClient, id: string, change: (item: NewsItem) => Counts): void {
  client.setQueriesData<ReplyOf<typeof listNews>>(
    { queryKey: newsKeys.lists },
    (page) =>
      page && {
        ...page,
        data: page.data.map((item) => (item.id === id ? { ...item, ...change(item) } : item)),
      },
  );
  client.setQueriesData<NewsDetail>({ queryKey: newsKeys.details }, (item) =>
    item?.id === id ? { ...item, ...change(item) } : item,
  );
}

/** Shows the reader's own like, and counts it. */
export function showLiked(client: QueryClient, id: string, on: boolean): void {
  let isChanged = false;
  client.setQueriesData<ReplyOf<typeof listLikedNews>>({ queryKey: newsKeys.liked }, (liked) => {
    if (!liked || liked.ids.includes(id) === on) return liked;
    isChanged = true;
    return { ids: on ? [...liked.ids, id] : liked.ids.filter((one) => one !== id) };
  });
  if (isChanged) changeCounts(client, id, ({ likes }) => ({ likes: Math.max(0, likes + (on ? 1 : -1)) }));
}

/** Counts comments that the reader wrote or deleted. */
export const showCommented = (client: QueryClient, id: string, change: number): void =>
  changeCounts(client, id, ({ commentCount }) => ({ commentCount: Math.max(0, commentCount + change) }));
