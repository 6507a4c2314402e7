import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { pageSizes } from '#web/ui/data/page-window.ts';
import { Pagination } from '#web/ui/data/pagination.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { usersQuery } from '../api/user-queries.ts';
import { type OnSearch, userSearch, type UserSearch } from '../rules/user-search.ts';
import { UserFilters } from './user-filters.tsx';
import { UserTable } from './user-table.tsx';

/** Members by name, e-mail, phone or code, newest first. */
export function UserListPage({ search, onSearch }: { search: UserSearch; onSearch: OnSearch }) {
  return (
    <Card padded={false} className="overflow-hidden">
      <UserFilters search={search} onSearch={onSearch} />
      <Users search={search} onSearch={onSearch} />
    </Card>
  );
}

function Users({ search, onSearch }: { search: UserSearch; onSearch: OnSearch }) {
  const { t } = useTranslation(['accounts', 'common']);
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery(
    usersQuery(userSearch.toQuery(search)),
  );
  if (isPending)
    return (
      <Loading className="space-y-3 p-4">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className="h-11" />
        ))}
      </Loading>
    );
  if (!data)
    return (
      <ErrorState
        title={t('users.failed')}
        message={messageOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (data.data.length === 0)
    return (
      <EmptyState
        icon={<UsersRound />}
        title={t('users.empty')}
        hint={t('users.emptyHint')}
        action={<Button onClick={() => onSearch({})}>{t('common:action.clearFilters')}</Button>}
      />
    );
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
      <UserTable users={data.data} />
      <Pagination
        className="border-t border-line p-4"
        page={data.page}
        totalPages={data.totalPages}
        total={data.total}
        pageSize={search.limit ?? userSearch.size}
        onPage={(page) => onSearch(userSearch.changed(search, { page }))}
        onPageSize={(size) =>
          onSearch(userSearch.changed(search, { limit: pageSizes.find((known) => known === size) }))
        }
      />
    </div>
  );
}
