import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserRow } from '#shared/accounts/users.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { newestCount, usersQuery } from '../api/user-queries.ts';
import { UserSheet } from './lazy-user-sheet.ts';
import { useUserColumns } from './user-columns.tsx';

/** Who came last, and the way to all of them. */
export function NewestUsers() {
  const { t } = useTranslation('backOffice');
  const [shown, setShown] = useState<UserRow>();
  const columns = useUserColumns(setShown);
  const { data, error, isPending, isFetching, refetch } = useQuery(
    usersQuery({ page: 1, limit: newestCount }),
  );
  return (
    <Card padded={false} className="overflow-hidden">
      <div className="px-4 pt-4">
        <CardHeader
          title={t('home.newUsers')}
          action={
            <ButtonLink to="/admin/users" size="sm" iconAfter={<ArrowRight />}>
              {t('home.view')}
            </ButtonLink>
          }
        />
      </div>
      {isPending && (
        <Loading className="space-y-3 p-4">
          {Array.from({ length: newestCount }, (_, index) => (
            <Skeleton key={index} className="h-10" />
          ))}
        </Loading>
      )}
      {error && (
        <ErrorState
          size="sm"
          message={messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data && (
        <DataTable
          label={t('home.newUsers')}
          rows={data.data}
          columns={columns}
          idOf={({ id }) => id}
          nameOf={({ fullName }) => fullName}
        />
      )}
      {shown && <UserSheet user={shown} onClose={() => setShown(undefined)} />}
    </Card>
  );
}
