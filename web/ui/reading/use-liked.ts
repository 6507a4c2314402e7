import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../platform/session/use-session.ts';
import { type ContentKind, likedQuery } from './content-kind.ts';

/** Returns a check whether the reader likes an item of those shown. */
export function useLiked(kind: ContentKind, ids: readonly string[]): (id: string) => boolean {
  const { state } = useSession();
  const { data } = useQuery({
    ...likedQuery(kind, ids),
    enabled: state === 'signed-in' && ids.length > 0,
  });
  return (id) => data?.ids.includes(id) ?? false;
}
