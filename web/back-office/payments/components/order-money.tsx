import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { MoneyOrder } from '#shared/payments/money-order.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { OrderStatusBadge } from '#web/ui/status/order-status-badge.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { RecordLink } from '#web/ui/record/record-link.tsx';

/** Money of an order: total, received, refunded, and the open amount in either direction. */
export function OrderMoney({ order }: { order: MoneyOrder }) {
  const { t } = useTranslation('money');
  const { vnd } = useFormat();
  const { id, code, customer, phone, status, total, paidAmount, refundedAmount, refundDue, missing } = order;
  return (
    <Facts>
      <Fact label={t('order.code')}>
        <RecordLink to="/admin/e-commerce/orders/$id" id={id}>
          {code}
        </RecordLink>
      </Fact>
      <Fact label={t('order.status')}>
        <OrderStatusBadge status={status} />
      </Fact>
      <Fact label={t('order.customer')}>{[customer, phone].filter(Boolean).join(' · ')}</Fact>
      <Fact label={t('order.total')}>{vnd(total)}</Fact>
      <Fact label={t('order.paid')}>{vnd(paidAmount)}</Fact>
      {refundedAmount > 0 && <Fact label={t('order.refunded')}>{vnd(refundedAmount)}</Fact>}
      {refundDue > 0 && (
        <Fact label={t('order.refundDue')}>
          <span className="text-gold">{vnd(refundDue)}</span>
          <Link
            to="/admin/e-commerce/returns/refunds"
            search={{ search: code, owed: id }}
            className="ml-3 text-brand hover:underline"
          >
            {t('order.refund')}
          </Link>
        </Fact>
      )}
      {missing > 0 && (
        <Fact label={t('order.missing')}>
          <span className="text-brand">{vnd(missing)}</span>
        </Fact>
      )}
    </Facts>
  );
}
