import { useInfiniteQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { type FollowWay, followsQuery } from '../api/member-queries.ts';
import { MemberRow } from './member-row.tsx';

/** Shows followers of a member, or members they follow, page by page. */
export function FollowList({ id, way }: { id: string; way: FollowWay }) {
  const { t } = useTranslation('members');
  const list = useInfiniteQuery(followsQuery(id, way));
  const rows = list.data?.pages.flatMap(({ data }) => data);
  return (
    <Card>
      <CardHeader title={t(`follows.${way}`)} />
      {list.isError && !rows ? (
        <ErrorState
          size="sm"
          message={list.error.message}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : rows?.length === 0 ? (
        <EmptyState size="sm" icon={<UsersRound />} title={t(`follows.none.${way}`)} />
      ) : rows ? (
        <ul className="divide-y divide-line">
          {rows.map((member) => (
            <li key={member.id}>
              <MemberRow member={member} />
            </li>
          ))}
        </ul>
      ) : (
        <div role="status" aria-label={t('loading')} className="space-y-3">
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-12" />
          ))}
        </div>
      )}
      {list.hasNextPage && (
        <Button
          block
          className="mt-3"
          loading={list.isFetchingNextPage}
          loadingText={t('loading')}
          onClick={() => void list.fetchNextPage()}
        >
          {t('loadMore')}
        </Button>
      )}
    </Card>
  );
}
