import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserRow } from '#shared/accounts/users.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Person } from '#web/ui/record/person.tsx';
import { AccountStatus } from '#web/ui/status/account-status.tsx';
import { newestCount, usersQuery } from '../api/user-queries.ts';
import { UserSheet } from './lazy-user-sheet.ts';

/** Who came last, and the way to all of them. A plain list: the first page fetches no table. */
export function NewestUsers() {
  const { t } = useTranslation('backOffice');
  const [shown, setShown] = useState<UserRow>();
  const { day } = useFormat();
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
        <ul aria-label={t('home.newUsers')} className="divide-y divide-line border-t border-line">
          {data.data.map((user) => (
            <li
              key={user.id}
              className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-sm transition-colors hover:bg-hover"
            >
              <div className="min-w-0 grow basis-52">
                <Person name={user.fullName} avatarUrl={user.avatarUrl}>
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    onClick={() => setShown(user)}
                    className="rounded-xs text-left font-semibold after:absolute after:inset-0 hover:text-brand"
                  >
                    {user.fullName}
                  </button>
                </Person>
              </div>
              <p className="min-w-0 grow basis-40 truncate text-ink-2 max-sm:hidden">{user.email}</p>
              <span className="sm:w-36 sm:text-right">
                <AccountStatus status={user.status} />
              </span>
              <time dateTime={user.createdAt} className="w-24 text-right text-ink-2 tabular-nums">
                {day(user.createdAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
      {shown && <UserSheet user={shown} onClose={() => setShown(undefined)} />}
    </Card>
  );
}
