import { Link } from '@tanstack/react-router';
import { ListChecks, PackageCheck, ReceiptText, UserPlus, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/platform/format/use-format.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
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
      {!latest && (
        <Loading className="space-y-3">
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} className="h-6" />
          ))}
        </Loading>
      )}
      {latest?.length === 0 && <EmptyState size="sm" icon={<ListChecks />} title={t('nothing')} />}
      <ul aria-label={t('latest')} className="divide-y divide-line text-sm empty:hidden">
        {latest?.map((event) => (
          <Event key={`${event.kind} ${event.id}`} event={event} />
        ))}
      </ul>
    </Card>
  );
}

const look = 'rounded-xs font-medium after:absolute after:inset-0 hover:text-brand';

function Event({ event }: { event: Latest[number] }) {
  const { ago } = useFormat();
  const { icon, link, mark } = useLine(event);
  return (
    <li className="relative flex min-h-10 items-center gap-3 py-2 has-[a:hover]:bg-hover">
      <span aria-hidden className="shrink-0 text-ink-3 [&>svg]:size-4.5">
        {icon}
      </span>
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
        {link}
        {mark}
      </span>
      <time dateTime={event.at} className="shrink-0 text-xs text-ink-2 tabular-nums">
        {ago(event.at)}
      </time>
    </li>
  );
}

type Line = { icon: ReactNode; link: ReactNode; mark?: ReactNode };

/** Text of an event: its object, and the object's status or amount. */
function useLine(event: Latest[number]): Line {
  const { t } = useTranslation('dashboard');
  const { vnd } = useFormat();
  const { id, name } = event;
  switch (event.kind) {
    case 'order':
      return {
        icon: <ReceiptText />,
        link: (
          <Link to="/admin/e-commerce/orders/$id" params={{ id }} className={look}>
            {t('event.order', { code: name })}
          </Link>
        ),
        mark: <OrderStatusBadge status={event.status} />,
      };
    case 'payment':
      return {
        icon: <Wallet />,
        link: (
          <Link to="/admin/payments/$id" params={{ id }} className={look}>
            {t('event.payment', { code: name })}
          </Link>
        ),
        mark: <span className="font-semibold whitespace-nowrap text-jade">+{vnd(event.amount)}</span>,
      };
    case 'return':
      return {
        icon: <PackageCheck />,
        link: (
          <Link to="/admin/e-commerce/returns/requests/$id" params={{ id }} className={look}>
            {t('event.return', { code: name })}
          </Link>
        ),
        mark: <ReturnStatusBadge status={event.status} />,
      };
    case 'user':
      return {
        icon: <UserPlus />,
        link: (
          <Link to="/admin/users/$id" params={{ id }} className={look}>
            {t('event.user', { name })}
          </Link>
        ),
      };
  }
}
