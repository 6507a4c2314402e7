import { useInfiniteQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeldReward } from '#shared/referrals/rewards.contract.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { useMediaQuery } from '#web/ui/hooks/use-media-query.ts';
import { heldKey, readHeld, useDecideReward } from '../api/held-reward-queries.ts';
import { HeldCards, HeldTable } from './held-rows.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';

const wide = '(width >= 64rem)';

/** Rewards that need a review, oldest first, each with what buyer and referrer have in common. */
export function HeldRewards() {
  const { t } = useTranslation('rewards');
  const query = useInfiniteQuery({
    queryKey: heldKey,
    queryFn: ({ pageParam, signal }) => readHeld(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const decide = useDecideReward();
  const [refusing, setRefusing] = useState<HeldReward>();
  const Rows = useMediaQuery(wide) ? HeldTable : HeldCards;
  const release = (row: HeldReward) =>
    decide.mutate(
      { orderId: row.orderId, decision: 'release', note: '', version: row.version },
      {
        onSuccess: () => toast.success(t('staff.held.released')),
        onError: ({ message }) => toast.error(message),
      },
    );
  return (
    <Card padded={false} className="overflow-hidden">
      <ListFaces
        query={query}
        count={rows.length}
        waiting={
          <Loading>
            <Skeleton className="m-4 h-60" />
          </Loading>
        }
        failed={t('staff.held.failed')}
        empty={
          <EmptyState icon={<ShieldCheck />} title={t('staff.held.empty')} hint={t('staff.held.emptyHint')} />
        }
      >
        <Rows rows={rows} isBusy={decide.isPending} onRelease={release} onRefuse={setRefusing} />
        {query.hasNextPage && (
          <div className="border-t border-line p-2">
            <Button
              block
              variant="ghost"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('staff.held.more')}
            </Button>
          </div>
        )}
      </ListFaces>
      {refusing && <RefuseDialog reward={refusing} onClose={() => setRefusing(undefined)} />}
    </Card>
  );
}
