import { Link } from '@tanstack/react-router';
import { ListChecks, PackageCheck, ReceiptText, UserPlus, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/platform/format/use-format.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { OrderStatusBadge } from '#web/ui/status/order-status-badge.tsx';
import { ReturnStatusBadge } from '#web/ui/status/return-status-badge.tsx';
import type { DashboardFigures } from '../api/dashboard-query.ts';

type Latest = DashboardFigures['latest'];

/** The latest events, each with a link to its object. */
export function LatestCard({ latest, className }: { latest: Latest | undefined; className?: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card className={className}>
      <CardHeader title={t('latest')} />
      {!latest && <LoadingRows rows={5} height="h-6" className="space-y-3" />}
      {latest?.length === 0 && <EmptyState size="sm" icon={<ListChecks />} title={t('nothing')} />}
      <ul aria-label={t('latest')} className="divide-y divide-line text-sm empty:hidden">
        {latest?.map((event) => (
          <Event key={`${event.kind} ${event.id}`} event={event} />
        ))}
      </ul>
    </Card>
  );
}

const pages = {
  order: { Icon: ReceiptText, to: '/admin/e-commerce/orders/$id' },
  payment: { Icon: Wallet, to: '/admin/payments/$id' },
  return: { Icon: PackageCheck, to: '/admin/e-commerce/returns/requests/$id' },
  user: { Icon: UserPlus, to: '/admin/users/$id' },
} as const;

function Event({ event }: { event: Latest[number] }) {
  const { t } = useTranslation('dashboard');
  const { ago } = useFormat();
  const { id, name, kind } = event;
  const { Icon, to } = pages[kind];
  return (
    <li className="relative flex min-h-10 items-center gap-3 py-2 has-[a:hover]:bg-hover">
      <Icon aria-hidden className="size-4.5 shrink-0 text-ink-3" />
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={to}
          params={{ id }}
          className="rounded-xs font-medium after:absolute after:inset-0 hover:text-brand"
        >
          {t(`event.${kind}`, { code: name, name })}
        </Link>
        <Mark event={event} />
      </span>
      <time dateTime={event.at} className="shrink-0 text-xs text-ink-2 tabular-nums">
        {ago(event.at)}
      </time>
    </li>
  );
}

/** Status or amount of an event's object. */
function Mark({ event }: { event: Latest[number] }) {
  const { vnd } = useFormat();
  switch (event.kind) {
    case 'order':
      return <OrderStatusBadge status={event.status} />;
    case 'payment':
      return <span className="font-semibold whitespace-nowrap text-jade">+{vnd(event.amount)}</span>;
    case 'return':
      return <ReturnStatusBadge status={event.status} />;
    case 'user':
      return null;
  }
}
