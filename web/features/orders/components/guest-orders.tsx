import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, PackageOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { guestOrdersQuery } from '../api/order-queries.ts';
import { OrderStatusBadge } from '#web/ui/status/order-status-badge.tsx';

/** Shows orders from this browser's cart, proven by its session. */
export function GuestOrders({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('orders');
  const query = useQuery(guestOrdersQuery({ sessionId }));
  const { data, error } = query;
  return (
    <section aria-labelledby="own-orders">
      <h2 id="own-orders" className="mb-3 text-base font-bold">
        {t('guest.own')}
      </h2>
      {!data && !error && (
        <Loading times={2} className="space-y-3">
          <Skeleton className="h-18 w-full" />
        </Loading>
      )}
      {!data && error && <QueryError query={query} size="sm" title={t('guest.ownFailed')} />}
      {data?.length === 0 && (
        <p className="flex items-center gap-3 rounded-md border border-dashed border-line-strong px-4 py-5 text-sm text-ink-2">
          <PackageOpen aria-hidden className="size-5 shrink-0 text-ink-3" />
          {t('guest.ownEmpty')}
        </p>
      )}
      <ul className="space-y-3">
        {data?.map((order) => (
          <li key={order.id}>
            <Row {...order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Row = {
  id: string;
  code: string;
  status: Parameters<typeof OrderStatusBadge>[0]['status'];
  awaits: 'money' | 'proof' | null;
  totalQuantity: number;
  total: number | null;
  createdAt: string;
};

function Row({ id, code, status, awaits, totalQuantity, total, createdAt }: Row) {
  const { t } = useTranslation('orders');
  const { moment } = useFormat();
  return (
    <Card
      padded={false}
      className="relative flex items-center gap-3 px-4 py-3.5 transition-colors hover:border-line-strong"
    >
      <div className="min-w-0 grow text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to="/e-commerce/orders/guest"
            search={{ id }}
            aria-label={t('card.open', { code })}
            className="rounded-xs font-bold tabular-nums after:absolute after:inset-0 after:rounded-md"
          >
            {code}
          </Link>
          <OrderStatusBadge status={status} awaits={awaits} />
        </p>
        <p className="mt-1 text-ink-2 tabular-nums">
          {moment(createdAt)} · {t('card.pieces', { count: totalQuantity })}
          {total !== null && ` · ${formatVnd(total)}`}
        </p>
      </div>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-3" />
    </Card>
  );
}
