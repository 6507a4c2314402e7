import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { peopleQuery } from '../api/notification-queries.ts';

/** Shows all people of a grouped notification, expanded in place. */
export function NotifiedPeople({ id, small }: { id: string; small: boolean }) {
  const { t } = useTranslation('notifications');
  const query = useQuery(peopleQuery(id));
  const { data, error } = query;
  if (error) return <QueryError query={query} size="sm" title={t('failed.people')} />;
  return (
    <ul
      className={clsx(
        'grid gap-x-5 gap-y-2 px-4 pb-4',
        small ? 'pl-20' : 'sm:grid-cols-2 sm:pl-20 lg:grid-cols-3',
      )}
    >
      {data?.data.map(({ id: personId, fullName, avatarUrl }) => (
        <li key={personId} className="flex min-w-0 items-center gap-2">
          <Avatar name={fullName} src={avatarUrl} size="xs" decorative />
          <span className="truncate font-medium">{fullName}</span>
        </li>
      )) ?? (
        <li>
          <Skeleton className="h-6 w-40" />
        </li>
      )}
    </ul>
  );
}
