import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RelationKind } from '#shared/members/index.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { relationsQuery } from '../api/member-queries.ts';
import { useRelate } from '../api/change-ties.ts';

/** Shows blocked and muted members, for the account settings. */
export function RelationsCard() {
  const { t } = useTranslation('members');
  return (
    <Card>
      <CardHeader title={t('relations.title')} hint={t('relations.lead')} />
      <Relations kind="block" />
      <Relations kind="mute" />
    </Card>
  );
}

function Relations({ kind }: { kind: RelationKind }) {
  const { t } = useTranslation('members');
  const list = useInfiniteQuery(relationsQuery(kind));
  const { mutate, isPending, variables } = useRelate();
  const rows = list.data?.pages.flatMap(({ data }) => data);
  return (
    <section className="not-first:mt-4">
      <h3 className="text-sm font-semibold">{t(`relations.${kind}`)}</h3>
      {list.isError && !rows && (
        <ErrorState size="sm" onRetry={() => void list.refetch()} retrying={list.isFetching} />
      )}
      {list.isPending && <Skeleton className="mt-2 h-10" />}
      {rows?.length === 0 && <p className="mt-1 text-sm text-ink-2">{t('relations.none')}</p>}
      <ul>
        {rows?.map(({ user }) => (
          <li key={user.id} className="flex min-h-12 items-center gap-3">
            <Avatar name={user.fullName} src={user.avatarUrl} size="sm" decorative />
            <span className="min-w-0 grow truncate text-sm font-medium">{user.fullName}</span>
            <Button
              size="sm"
              loading={isPending && variables.id === user.id}
              aria-label={t(`relations.undo.${kind}`, { name: user.fullName })}
              onClick={() =>
                mutate(
                  { id: user.id, kind, wanted: false },
                  { onError: (failure) => toast.error(messageOf(failure)) },
                )
              }
            >
              {t(kind === 'block' ? 'relate.block.undo' : 'relate.mute.undo')}
            </Button>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button size="sm" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('loadMore')}
        </Button>
      )}
    </section>
  );
}
