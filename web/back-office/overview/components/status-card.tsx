import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/platform/format/use-format.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { OrderStatusBadge } from '#web/ui/status/order-status-badge.tsx';
import type { CommerceOverview } from '../api/overview-query.ts';
import { createdIn } from '../rules/created-in.ts';
import { CountedLink } from './counted-link.tsx';
import { orderStatuses } from '#shared/values/order-statuses.ts';

/** Number of the period's orders by current status. */
export function StatusCard({ overview }: { overview: CommerceOverview | undefined }) {
  const { t } = useTranslation('overview');
  return (
    <Card>
      <CardHeader title={t('status.title')} hint={t('status.hint')} />
      {overview ? (
        <Statuses overview={overview} />
      ) : (
        <LoadingRows rows={5} height="h-7" className="space-y-3" />
      )}
    </Card>
  );
}

function Statuses({ overview: { orders, period } }: { overview: CommerceOverview }) {
  const { t } = useTranslation('overview');
  const { number, percent } = useFormat();
  if (orders.now === 0) return <EmptyState size="sm" icon={<ReceiptText />} title={t('status.empty')} />;
  return (
    <ul className="divide-y divide-line text-sm">
      {orderStatuses.map((status) => {
        const count = orders.byStatus[status] ?? 0;
        if (count === 0) return null;
        const share = (count / orders.now) * 100;
        return (
          <li key={status} className="relative flex min-h-10 items-center gap-3 has-[a:hover]:bg-hover">
            <span className="w-44 shrink-0">
              <CountedLink page="/admin/e-commerce/orders" search={{ status, ...createdIn(period) }}>
                <OrderStatusBadge status={status} />
              </CountedLink>
            </span>
            <span aria-hidden className="h-1.5 min-w-0 grow overflow-hidden rounded-full bg-mute">
              <span className="block h-full rounded-full bg-control" style={{ width: `${share}%` }} />
            </span>
            <span className="w-12 shrink-0 text-right text-ink-2 tabular-nums">
              {percent(Math.round(share))}
            </span>
            <span className="w-12 shrink-0 text-right font-semibold tabular-nums">{number(count)}</span>
          </li>
        );
      })}
    </ul>
  );
}
