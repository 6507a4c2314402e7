import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell, CheckCheck, ChevronsDown, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { notificationsQuery, statsQuery } from '../api/notification-queries.ts';
import { byDay, type DayOfNotifications } from '../rules/by-day.ts';
import { markAllRead } from '../api/mark-read.ts';
import { type FilterName, filterOf, notificationFilters } from '../rules/notification-filters.ts';
import { uniqueNotifications } from '../api/read-state.ts';
import { NotificationRow } from './notification-row.tsx';
import { NotificationSkeletons } from './notification-skeletons.tsx';

type Props = { show: FilterName | undefined; onShow: (show: FilterName | undefined) => void };

export function NotificationsPage({ show, onShow }: Props) {
  const { t } = useTranslation('notifications');
  const queryClient = useQueryClient();
  const query = useInfiniteQuery(notificationsQuery(filterOf(show)));
  const { data: stats } = useQuery(statsQuery);
  const shown = uniqueNotifications(query.data);
  const unread = stats?.unread ?? 0;
  const newest = query.data?.pages[0]?.sequence ?? 0;
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3 pb-4">
        <h1 className="text-2xl font-bold">{t('title')}</h1>
        <span className="flex items-center gap-2">
          <Link
            to="/system/settings/notifications"
            aria-label={t('settings.title')}
            className="flex size-10.5 items-center justify-center rounded-md text-ink-2 hover:bg-hover"
          >
            <Settings aria-hidden className="size-5" />
          </Link>
          <Button
            icon={<CheckCheck />}
            disabled={unread === 0 || newest === 0}
            onClick={() => void markAllRead(queryClient, newest)}
          >
            {t('readAllLong')}
          </Button>
        </span>
      </header>
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-4">
        <Chip pressed={show === undefined} onClick={() => onShow(undefined)}>
          {t('filter.all')}
        </Chip>
        {notificationFilters.map((name) => (
          <Chip key={name} pressed={show === name} onClick={() => onShow(name)}>
            {name === 'unread' ? t('filter.unread', { count: unread }) : t(`kinds.${name}`)}
          </Chip>
        ))}
      </div>
      <section
        aria-label={t('title')}
        className="max-w-200 overflow-hidden rounded-md border border-line bg-surface"
      >
        <ListFaces
          query={query}
          count={shown.length}
          waiting={<NotificationSkeletons />}
          failed={t('failed.list')}
          empty={
            <EmptyState
              icon={<Bell />}
              title={show === undefined ? t('empty.title') : t('empty.filtered')}
              hint={show === undefined ? t('empty.hint') : undefined}
              action={
                show !== undefined && <Button onClick={() => onShow(undefined)}>{t('empty.showAll')}</Button>
              }
            />
          }
        >
          {byDay(shown).map((day) => (
            <Day key={day.day} {...day} />
          ))}
          <div className="border-t border-line p-3 text-center text-sm text-ink-2">
            {query.hasNextPage ? (
              <Button
                variant="ghost"
                icon={<ChevronsDown />}
                loading={query.isFetchingNextPage}
                loadingText={t('loadingMore')}
                onClick={() => void query.fetchNextPage()}
              >
                {t('more')}
              </Button>
            ) : (
              t('end')
            )}
          </div>
        </ListFaces>
      </section>
    </>
  );
}

function Day({ heading, shown, notifications }: DayOfNotifications) {
  const { t } = useTranslation('notifications');
  const unread = notifications.filter(({ isRead }) => !isRead).length;
  return (
    <section>
      <header className="flex items-center justify-between border-t border-line bg-sunken px-4 py-2 text-sm">
        <h2 className="font-semibold">{heading === 'date' ? shown : t(`days.${heading}`)}</h2>
        {unread > 0 && <span className="text-ink-2">{t('unreadOfDay', { count: unread })}</span>}
      </header>
      <ul>
        {notifications.map((one) => (
          <NotificationRow key={one.id} notification={one} />
        ))}
      </ul>
    </section>
  );
}
