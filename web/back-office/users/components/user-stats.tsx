import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/platform/format/use-format.ts';
import { StatLink } from '#web/ui/data/stat-link.tsx';
import { newestCount, usersQuery } from '../api/user-queries.ts';

/** How many members there are, and how many wait for staff. */
export function UserStats() {
  const { t } = useTranslation('backOffice');
  const all = useQuery(usersQuery({ page: 1, limit: newestCount }));
  const waiting = useQuery(usersQuery({ page: 1, limit: 1, status: 'pending_admin' }));
  const { number } = useFormat();
  const count = (total: number | undefined) => (total === undefined ? t('home.unknown') : number(total));
  return (
    <>
      <StatLink
        to="/admin/users"
        go={t('home.view')}
        label={t('home.users')}
        value={count(all.data?.total)}
        loading={all.isPending}
      />
      <StatLink
        to="/admin/users"
        search={{ status: 'pending_admin' }}
        go={t('home.view')}
        label={t('home.waitingUsers')}
        value={count(waiting.data?.total)}
        loading={waiting.isPending}
      />
    </>
  );
}
