import { useInfiniteQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MemberRow as Row } from '#shared/members/member.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { useSession } from '#web/platform/session/use-session.ts';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { type FollowDirection, followsQuery } from '../api/member-queries.ts';
import { FollowButton } from './follow-button.tsx';
import { MemberName } from './member-name.tsx';

/** Shows followers of a member, or members they follow, page by page. */
export function FollowList({ id, way }: { id: string; way: FollowDirection }) {
  const { t } = useTranslation('members');
  const list = useInfiniteQuery(followsQuery(id, way));
  const rows = list.data?.pages.flatMap(({ data }) => data);
  return (
    <Card>
      <CardHeader title={t(`follows.${way}`)} />
      {list.isError && !rows ? (
        <QueryError query={list} size="sm" />
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

function MemberRow({ member }: { member: Row }) {
  const { t } = useTranslation('accounts');
  const { user } = useSession();
  return (
    <div className="flex min-h-14 items-center gap-3">
      <Avatar name={member.fullName} src={member.avatarUrl} decorative />
      <div className="min-w-0 grow">
        <MemberName member={member} />
        <p className="truncate text-xs text-ink-2">
          @{member.referenceId} · {t(`role.${member.role}`)}
        </p>
      </div>
      {user?.id !== member.id && <FollowButton size="sm" member={member} follows={member.follows} />}
    </div>
  );
}
