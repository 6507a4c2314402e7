import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { viewNews } from '#shared/news/index.ts';
import { call } from '#web/platform/api/call.ts';
import { changeCounts } from '../api/change-news.ts';

const viewMilliseconds = 2000;

/** Counts a view once a news item has been visible for two seconds; a hidden tab does not count. */
export function useViewCount(id: string): void {
  const client = useQueryClient();
  const count = useEffectEvent(() => {
    changeCounts(client, id, ({ views }) => ({ views: views + 1 }));
    // A view that does not arrive is not worth a message.
    call(viewNews, { params: { id } }).catch(() => undefined);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCounted = false;
    const follow = () => {
      clearTimeout(timer);
      if (isCounted || document.visibilityState === 'hidden') return;
      timer = setTimeout(() => {
        isCounted = true;
        count();
      }, viewMilliseconds);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [id]);
}
