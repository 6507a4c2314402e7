import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../platform/api/api-error.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { Stat } from '../../../ui/stat.tsx';
import { usersQuery } from '../api/user-queries.ts';
import { UserTable } from './user-table.tsx';

const shown = 5;

/** How many members there are, how many wait for staff, and who came last. */
export function UserStats() {
  const { t } = useTranslation('shell');
  const newest = useQuery(usersQuery({ page: 1, limit: shown }));
  const waiting = useQuery(usersQuery({ page: 1, limit: 1, status: 'pending_admin' }));
  const number = new Intl.NumberFormat('vi-VN');
  const count = (total: number | undefined) =>
    total === undefined ? t('admin.home.unknown') : number.format(total);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Stat label={t('admin.home.users')} value={count(newest.data?.total)} loading={newest.isPending} />
        <Stat
          label={t('admin.home.waitingUsers')}
          value={count(waiting.data?.total)}
          loading={waiting.isPending}
        />
      </div>
      <Card padded={false} className="overflow-hidden">
        <div className="px-4 pt-4">
          <CardHeader
            title={t('admin.home.newUsers')}
            action={
              <ButtonLink to="/admin/users" size="sm" iconAfter={<ArrowRight />}>
                {t('admin.home.view')}
              </ButtonLink>
            }
          />
        </div>
        {newest.isPending && (
          <Loading className="space-y-3 p-4">
            {Array.from({ length: shown }, (_, index) => (
              <Skeleton key={index} className="h-10" />
            ))}
          </Loading>
        )}
        {newest.isError && (
          <ErrorState
            size="sm"
            message={messageOf(newest.error)}
            onRetry={() => void newest.refetch()}
            retrying={newest.isFetching}
          />
        )}
        {newest.data && <UserTable users={newest.data.data} />}
      </Card>
    </>
  );
}
