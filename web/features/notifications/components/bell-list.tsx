import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell, CheckCheck, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { bellQuery } from '../api/notification-queries.ts';
import { markAllRead } from '../api/mark-read.ts';
import { uniqueNotifications } from '../api/read-state.ts';
import { NotificationRow } from './notification-row.tsx';
import { NotificationSkeletons } from './notification-skeletons.tsx';

/** Shows the ten newest notifications, and more on request. */
export function BellList({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('notifications');
  const queryClient = useQueryClient();
  const query = useInfiniteQuery(bellQuery);
  const shown = uniqueNotifications(query.data);
  const [newest] = query.data?.pages ?? [];
  return (
    <section aria-label={t('title')}>
      <header className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-4">
        <h2 className="grow text-base font-bold">{t('title')}</h2>
        <Button
          size="sm"
          variant="ghost"
          icon={<CheckCheck />}
          disabled={shown.every(({ isRead }) => isRead)}
          onClick={() => void markAllRead(queryClient, newest?.sequence ?? 0)}
        >
          {t('readAll')}
        </Button>
        <Link
          to="/system/settings/notifications"
          aria-label={t('settings.title')}
          className="flex size-9 items-center justify-center rounded-md text-ink-2 hover:bg-hover"
          onClick={onDone}
        >
          <Settings aria-hidden className="size-4.5" />
        </Link>
      </header>
      <ListFaces
        query={query}
        count={shown.length}
        waiting={<NotificationSkeletons rows={4} />}
        failed={t('failed.list')}
        empty={<EmptyState size="sm" icon={<Bell />} title={t('empty.title')} hint={t('empty.hint')} />}
      >
        <ul>
          {shown.map((one) => (
            <NotificationRow key={one.id} notification={one} small onOpen={onDone} />
          ))}
        </ul>
        {query.hasNextPage && (
          <div className="border-t border-line p-2">
            <Button
              block
              variant="ghost"
              loading={query.isFetchingNextPage}
              loadingText={t('loadingMore')}
              onClick={() => void query.fetchNextPage()}
            >
              {t('more')}
            </Button>
          </div>
        )}
      </ListFaces>
      <footer className="border-t border-line p-2 text-center">
        <Link
          to="/notifications"
          className="inline-flex h-10 items-center rounded-md px-4 text-sm font-semibold text-brand hover:bg-hover"
          onClick={onDone}
        >
          {t('seeAll')}
        </Link>
      </footer>
    </section>
  );
}
