import { useQuery } from '@tanstack/react-query';
import { useSession } from '#web/platform/session/use-session.ts';
import { remindedNewsQuery } from '../api/event-queries.ts';

/** Returns a check whether the reader is reminded of an event of those shown. */
export function useRemindedNews(ids: readonly string[]): (id: string) => boolean {
  const { state } = useSession();
  const { data } = useQuery({
    ...remindedNewsQuery(ids),
    enabled: state === 'signed-in' && ids.length > 0,
  });
  return (id) => data?.ids.includes(id) ?? false;
}
