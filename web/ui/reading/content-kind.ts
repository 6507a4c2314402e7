import type { QueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import type { AnyContract, ReplyOf } from '#shared/contract/route.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { ContentItem } from '#shared/publishing/content-item.ts';
import type { defineContentRoutes, defineReaderRoutes } from '#shared/publishing/content-routes.ts';
import { apiQuery } from '../../platform/lists/api-query.ts';

/** What the pages of readers know of a kind of content that everybody reads and members like. */
export type ContentKind<Detail extends z.ZodType = z.ZodType> = {
  routes: ReturnType<typeof defineReaderRoutes> &
    Pick<ReturnType<typeof defineContentRoutes<z.ZodRawShape, Detail>>, 'getBySlug'>;
  /** Lists of readers in which the counts of an item are shown, too. */
  lists?: readonly AnyContract[];
  /** Error for an item that was never public. */
  missing: ErrorCode;
  /** Texts of its area: `like`, `views`, `comments`, `likers`, `missing`, `removed` and the like. */
  texts: { ns: 'news' };
};

const staleTime = 5 * 60_000;

const keyOf = ({ name }: AnyContract) => name.split('/');

export const contentQuery = <Detail extends z.ZodType>({ routes }: ContentKind<Detail>, slug: string) => ({
  ...apiQuery(routes.getBySlug, { params: { slug } }),
  staleTime,
});

/** Returns the query of the reader's own likes among these items. */
export const likedQuery = ({ routes }: ContentKind, ids: readonly string[]) => ({
  ...apiQuery(routes.listLiked, { query: { ids: ids.join(',') } }),
  staleTime,
});

type Counts = Partial<Pick<ContentItem, 'likes' | 'views' | 'commentCount'>>;

/** Changes counts of an item wherever it is cached. */
export function changeCounts(
  client: QueryClient,
  { routes, lists = [] }: ContentKind,
  id: string,
  change: (item: ContentItem) => Counts,
): void {
  const changed = (item: ContentItem) => (item.id === id ? { ...item, ...change(item) } : item);
  for (const list of lists)
    client.setQueriesData<{ data: ContentItem[] }>(
      { queryKey: keyOf(list) },
      (page) => page && { ...page, data: page.data.map(changed) },
    );
  client.setQueriesData<ContentItem>({ queryKey: keyOf(routes.getBySlug) }, (item) => item && changed(item));
}

/** Shows the reader's own like, and counts it. */
export function showLiked(client: QueryClient, kind: ContentKind, id: string, on: boolean): void {
  let isChanged = false;
  client.setQueriesData<ReplyOf<ContentKind['routes']['listLiked']>>(
    { queryKey: keyOf(kind.routes.listLiked) },
    (liked) => {
      if (!liked || liked.ids.includes(id) === on) return liked;
      isChanged = true;
      return { ids: on ? [...liked.ids, id] : liked.ids.filter((one) => one !== id) };
    },
  );
  if (isChanged)
    changeCounts(client, kind, id, ({ likes }) => ({ likes: Math.max(0, likes + (on ? 1 : -1)) }));
}

/** Counts comments that the reader wrote or deleted. */
export const countComments =
  (kind: ContentKind) =>
  (client: QueryClient, id: string, change: number): void =>
    changeCounts(client, kind, id, ({ commentCount }) => ({
      commentCount: Math.max(0, commentCount + change),
    }));
