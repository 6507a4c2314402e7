import { useQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackingOrder } from '#shared/shipping/packing-order.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { packingQuery } from '../api/packing-queries.ts';
import { isInHand } from '../rules/pick-list.ts';
import { BatchBoxes } from './batch-boxes.tsx';
import { BatchPicks } from './batch-picks.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { TakeMore } from './take-more.tsx';

const maxInHand = 50;

/** Page of one packer's batch: a pick list by shelf, then the boxes, and one sheet with all labels. */
export function BatchPage() {
  const { t } = useTranslation('packing');
  const { user } = useSession();
  const { data, isPending, isError, refetch } = useQuery(
    packingQuery({
      packerId: user?.id ?? '',
      status: 'packing,packing_completed,delivering',
      limit: String(maxInHand),
      // Newest first, so that a packer with many old orders still gets the current ones within the limit.
      sortOrder: 'desc',
    }),
  );
  const [place, setPlace] = useState('');
  const isHere = ({ parcels }: PackingOrder) =>
    place === '' || parcels.some(({ warehouse }) => warehouse.id === place);
  const orders = (data?.data ?? [])
    .filter((order) => isInHand(order) && isHere(order))
    .toSorted((a, b) => a.confirmedAt.localeCompare(b.confirmedAt));
  const open = orders.filter(({ status }) => status === 'packing');
  return (
    <div className="space-y-5">
      <TakeMore place={place} onPlace={setPlace} hasOrders={open.length > 0} />
      {isPending ? (
        <Loading>
          <Skeleton className="h-40" />
        </Loading>
      ) : isError ? (
        <ErrorState title={t('list.failed')} onRetry={() => void refetch()} />
      ) : orders.length === 0 ? (
        <Card>
          <EmptyState icon={<PackageOpen />} title={t('batch.empty')} hint={t('batch.emptyHint')} />
        </Card>
      ) : (
        <>
          {open.length > 0 && <BatchPicks orders={open} />}
          <BatchBoxes orders={orders} />
          <div className="hidden print:block">
            {open.map((order) => (
              <PackingSlip key={order.id} order={order} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
