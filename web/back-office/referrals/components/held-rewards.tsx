import { useInfiniteQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideReward, type HeldReward } from '#shared/referrals/rewards.contract.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useMediaQuery } from '#web/ui/hooks/use-media-query.ts';
import { heldKey, readHeld } from '../api/held-reward-queries.ts';
import { HeldCards, HeldTable } from './held-rows.tsx';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import * as z from 'zod';

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
  const releasing = useAct(decideReward, { done: t('staff.held.released') });
  const [refusing, setRefusing] = useState<HeldReward>();
  const Rows = useMediaQuery(wide) ? HeldTable : HeldCards;
  const release = ({ orderId, version }: HeldReward) =>
    void releasing.run({ params: { id: orderId }, body: { decision: 'release', note: '', version } });
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
        <Rows rows={rows} isBusy={releasing.busy} onRelease={release} onRefuse={setRefusing} />
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

const Draft = z.object({ note: z.string().trim().min(1).max(300) });

/** Asks for the reason of a refusal, which the referrer can read. */
export function RefuseDialog({ reward, onClose }: { reward: HeldReward; onClose: () => void }) {
  const { t } = useTranslation('rewards');
  const { orderId, version } = reward;
  const deciding = useAct(decideReward);
  const form = useContractForm(Draft, {
    values: { note: '' },
    send: ({ note }) =>
      deciding.send({ params: { id: orderId }, body: { decision: 'refuse', note, version } }),
    onDone: () => {
      toast.success(t('staff.held.refused'));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'rewards', at: 'staff.refuse' }}
      title={t('staff.refuse.title', { code: reward.orderCode })}
      description={t('staff.refuse.hint')}
      submit={t('staff.refuse.submit')}
      sending={t('staff.refuse.sending')}
      onClose={onClose}
    >
      <TextAreaField name="note" required most={300} />
    </FormDialog>
  );
}
