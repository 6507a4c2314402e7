import { useInfiniteQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { bellQuery } from '../api/notification-queries.ts';
import { uniqueNotifications } from '../api/read-state.ts';
import { NotificationRow } from './notification-row.tsx';
import { NotificationSkeletons } from './notification-skeletons.tsx';

const shown = 5;

/** Shows the newest notifications of the bell, for the member's dashboard. */
export function RecentNews() {
  const { t } = useTranslation('notifications');
  const query = useInfiniteQuery(bellQuery);
  const newest = uniqueNotifications(query.data).slice(0, shown);
  return (
    <ListFaces
      query={query}
      count={newest.length}
      waiting={<NotificationSkeletons rows={3} />}
      failed={t('failed.list')}
      empty={<EmptyState size="sm" icon={<Bell />} title={t('empty.title')} hint={t('empty.hint')} />}
    >
      <ul className="border-t border-line">
        {newest.map((one) => (
          <NotificationRow key={one.id} notification={one} small />
        ))}
      </ul>
    </ListFaces>
  );
}
