import { useQuery } from '@tanstack/react-query';
import { useSession } from '#web/platform/session/use-session.ts';
import { likedNewsQuery } from '../api/news-queries.ts';

/** Returns a check whether the reader likes a news item of those shown. */
export function useLikedNews(ids: readonly string[]): (id: string) => boolean {
  const { state } = useSession();
  const { data } = useQuery({
    ...likedNewsQuery(ids),
    enabled: state === 'signed-in' && ids.length > 0,
  });
  return (id) => data?.ids.includes(id) ?? false;
}
