import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { awaitedBy } from '#shared/orders/order-cover.ts';
import { staffOrderQuery } from '#web/back-office/orders/api/order-queries.ts';
import { InvoicesOfOrder } from '#web/back-office/invoices/components/invoices-of-order.tsx';
import { MissingOrder, useMissingTitle } from '#web/back-office/orders/components/missing-order.tsx';
import { OrderActs } from '#web/back-office/orders/components/order-acts.tsx';
import { OrderPage } from '#web/back-office/orders/components/order-page.tsx';
import { ReturnsOfOrder } from '#web/back-office/returns/components/returns-of-order.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { found } from '#web/platform/errors/found.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import { CopyButton } from '#web/ui/data/copy-button.tsx';
import { OrderStatusBadge } from '#web/ui/status/order-status.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/orders/$id/')({
  ...staffPage('orders'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await found(queryClient, staffOrderQuery(id), 'ORDER_NOT_FOUND', 'BAD_REQUEST');
  },
  notFoundComponent: Missing,
  component: OrderRoute,
});

function Missing() {
  return (
    <BackOfficePage title={useMissingTitle()}>
      <MissingOrder />
    </BackOfficePage>
  );
}

function OrderRoute() {
  const { t } = useTranslation('staffOrders');
  const { moment } = useFormat();
  const { id } = Route.useParams();
  const seesReturns = useCan('returns.work');
  const seesInvoices = useCan('invoices.work');
  const { data: order } = useSuspenseQuery(staffOrderQuery(id));
  return (
    <BackOfficePage
      title={order.code}
      lead={
        <span className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <OrderStatusBadge status={order.status} awaits={awaitedBy(order)} />
          {t('placedAt', { at: moment(order.createdAt) })}
          <CopyButton value={order.code} label={t('copy')} className="-my-1.5" />
        </span>
      }
      action={<OrderActs key={id} order={order} />}
    >
      <OrderPage
        key={id}
        order={order}
        invoices={seesInvoices && <InvoicesOfOrder order={order} />}
        returns={seesReturns && <ReturnsOfOrder order={order} />}
      />
    </BackOfficePage>
  );
}
