import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paymentDeadlineOf } from '#shared/orders/order-cover.ts';
import { InvoicesOfOrder } from '#web/back-office/invoices/components/invoices-of-order.tsx';
import { OrderActions } from '#web/back-office/orders/components/order-actions.tsx';
import { OrderPage } from '#web/back-office/orders/components/order-page.tsx';
import { ReturnsOfOrder } from '#web/back-office/returns/components/returns-of-order.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import { CopyButton } from '#web/ui/data/copy-button.tsx';
import { OrderStatusBadge } from '#web/ui/status/order-status-badge.tsx';
import { orderDetail } from './-order-detail.ts';

export const Route = createFileRoute('/_staff/admin/e-commerce/orders/$id/')({
  ...staffPage('orders'),
  loader: orderDetail.load,
  notFoundComponent: orderDetail.Missing,
  component: OrderRoute,
});

function OrderRoute() {
  const { t } = useTranslation('staffOrders');
  const { moment } = useFormat();
  const seesReturns = useCan('returns.work');
  const seesInvoices = useCan('invoices.work');
  const order = orderDetail.useRecord();
  return (
    <BackOfficePage
      title={order.code}
      lead={
        <>
          <OrderStatusBadge status={order.status} awaits={paymentDeadlineOf(order)} />
          {t('placedAt', { at: moment(order.createdAt) })}
          <CopyButton value={order.code} label={t('copy')} className="-my-1.5" />
        </>
      }
      action={<OrderActions key={order.id} order={order} />}
    >
      <OrderPage
        key={order.id}
        order={order}
        invoices={seesInvoices && <InvoicesOfOrder order={order} />}
        returns={seesReturns && <ReturnsOfOrder order={order} />}
      />
    </BackOfficePage>
  );
}
