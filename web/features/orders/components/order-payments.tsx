import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { Order } from '#shared/orders/order.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { PaymentStatusBadge } from '#web/ui/status/payment-status-badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { orderPaymentsQuery } from '../api/order-queries.ts';
import { methodName } from '#web/ui/status/method-name.ts';
import type { OrderAsker } from '../rules/order-asker.ts';

/** Shows all payment attempts; renders nothing for an order that needed none. */
export function OrderPayments({ order, asker }: { order: Order; asker: OrderAsker }) {
  const { t } = useTranslation(['orders', 'common']);
  const { data, isPending, isError, refetch } = useQuery(orderPaymentsQuery(order.id, asker));
  if (data?.length === 0) return null;
  return (
    <Card className="space-y-3.5">
      <h2 className="text-base font-bold">{t('payments.title')}</h2>
      {isPending && (
        <Loading>
          <SkeletonText lines={2} />
        </Loading>
      )}
      {isError && (
        <p role="alert" className="flex items-center gap-1 text-sm text-ink-2">
          {t('payments.failed')}
          <IconButton
            size="sm"
            label={t('common:action.retry')}
            icon={<RefreshCw />}
            onClick={() => void refetch()}
          />
        </p>
      )}
      <ul className="space-y-3.5">
        {data?.map((payment) => (
          <Line key={payment.id} payment={payment} order={order} />
        ))}
      </ul>
    </Card>
  );
}

const known = ['expired', 'superseded', 'cancelled', 'declined', 'held'] as const;

function Line({ payment, order }: { payment: Payment; order: Order }) {
  const { t } = useTranslation('orders');
  const { moment } = useFormat();
  const { code, method, status, reason, amount, createdAt } = payment;
  const why = known.find((name) => name === reason);
  return (
    <li className="text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-semibold tabular-nums">{formatVnd(amount)}</span>
        <PaymentStatusBadge status={status} />
      </div>
      <p className="mt-0.5 text-ink-2">
        {t(`method.${methodName(method, order)}`)}
        {why && ` · ${t(`payments.reason.${why}`)}`}
      </p>
      <p className="text-xs text-ink-2 tabular-nums">
        {code} · {moment(createdAt)}
      </p>
    </li>
  );
}
