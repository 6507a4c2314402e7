import { Link } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { getDashboard } from '#shared/overview/dashboard.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { OrderStatusBadge } from '#web/ui/status/order-status.tsx';

type Latest = ReplyOf<typeof getDashboard>['latest'];

/** What happened last, each with the way to it. */
export function LatestCard({ latest }: { latest: Latest | undefined }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card className="mb-5">
      <CardHeader title={t('latest')} />
      {!latest && (
        <Loading className="space-y-3">
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} className="h-6" />
          ))}
        </Loading>
      )}
      {latest?.length === 0 && <EmptyState size="sm" icon={<ListChecks />} title={t('nothing')} />}
      <ul className="divide-y divide-line text-sm">
        {latest?.map((line) => (
          <Line key={`${line.kind} ${line.id}`} line={line} />
        ))}
      </ul>
    </Card>
  );
}

const look = 'rounded-xs font-semibold after:absolute after:inset-0 hover:text-brand';

function Line({ line }: { line: Latest[number] }) {
  const { t } = useTranslation('dashboard');
  const { ago } = useFormat();
  return (
    <li className="relative flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 py-2 has-[a:hover]:bg-hover">
      {line.kind === 'order' ? (
        <>
          <Link to="/admin/e-commerce/orders/$id" params={{ id: line.id }} className={look}>
            {t('order', { code: line.name })}
          </Link>
          <OrderStatusBadge status={line.status} />
        </>
      ) : (
        <Link to="/admin/users/all" search={{ searchTerm: line.name }} className={look}>
          {t('user', { name: line.name })}
        </Link>
      )}
      <span className="ml-auto text-xs text-ink-2 tabular-nums">{ago(line.at)}</span>
    </li>
  );
}
