import { useInfiniteQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeldReward } from '#shared/referrals/rewards.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '#web/ui/data/table.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { heldKey, readHeld, useDecideReward } from '../api/held-rewards.ts';
import { RefuseDialog } from './refuse-dialog.tsx';

/** Rewards that somebody has to look at, the oldest first, each with what buyer and referrer have in common. */
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
        <HeldTable rows={rows} isBusy={decide.isPending} onRelease={release} onRefuse={setRefusing} />
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

type TableProps = {
  rows: readonly HeldReward[];
  isBusy: boolean;
  onRelease: (row: HeldReward) => void;
  onRefuse: (row: HeldReward) => void;
};

function HeldTable({ rows, isBusy, onRelease, onRefuse }: TableProps) {
  const { t } = useTranslation('rewards');
  const format = useFormat();
  return (
    <Table label={t('staff.held.label')}>
      <TableHead>
        <tr>
          <TableHeadCell>{t('staff.held.order')}</TableHeadCell>
          <TableHeadCell>{t('staff.held.referrer')}</TableHeadCell>
          <TableHeadCell>{t('staff.held.buyer')}</TableHeadCell>
          <TableHeadCell>{t('staff.held.why')}</TableHeadCell>
          <TableHeadCell numeric>{t('staff.held.amount')}</TableHeadCell>
          <TableHeadCell>{t('staff.held.age')}</TableHeadCell>
          <TableHeadCell>{t('staff.held.acts')}</TableHeadCell>
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.orderId}>
            <TableCell className="font-semibold">{row.orderCode}</TableCell>
            <TableCell>
              <Person of={row.referrer} />
            </TableCell>
            <TableCell>
              <Person of={row.buyer} />
            </TableCell>
            <TableCell>
              <span className="flex flex-wrap gap-1">
                {row.heldFor.map((reason) => (
                  <Badge key={reason} tone="danger">
                    {t(`hold.${reason}`)}
                  </Badge>
                ))}
              </span>
            </TableCell>
            <TableCell numeric>
              {format.vnd(row.amount)}
              <span className="block text-xs text-ink-2">
                {t('staff.held.byRule', {
                  percent: format.percent(row.by.shareBasisPoints / 100),
                  base: format.vnd(row.by.base),
                })}
              </span>
            </TableCell>
            <TableCell className="whitespace-nowrap">{format.moment(row.earnedAt)}</TableCell>
            <TableCell tight>
              <span className="flex gap-2">
                <Button size="sm" variant="secondary" disabled={isBusy} onClick={() => onRelease(row)}>
                  {t('staff.held.release')}
                </Button>
                <Button size="sm" variant="ghost" className="text-danger!" onClick={() => onRefuse(row)}>
                  {t('staff.held.refuse')}
                </Button>
              </span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Person({ of }: { of: HeldReward['buyer'] }) {
  if (!of) return <>–</>;
  return (
    <>
      {of.fullName}
      <span className="block text-xs text-ink-2">@{of.referenceId}</span>
    </>
  );
}
