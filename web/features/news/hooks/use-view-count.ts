import { useQueryClient } from '@tanstack/react-query';
import { viewNews } from '#shared/news/index.ts';
import { call } from '#web/platform/api/call.ts';
import { useVisibleFor } from '#web/ui/hooks/use-visible-for.ts';
import { changeCounts } from '../api/change-news.ts';

const viewMilliseconds = 2000;

/** Counts a view once a news item has been visible for two seconds. */
export function useViewCount(id: string): void {
  const client = useQueryClient();
  useVisibleFor(viewMilliseconds, id, () => {
    changeCounts(client, id, ({ views }) => ({ views: views + 1 }));
    // A view that does not arrive is not worth a message.
    call(viewNews, { params: { id } }).catch(() => undefined);
  });
}
