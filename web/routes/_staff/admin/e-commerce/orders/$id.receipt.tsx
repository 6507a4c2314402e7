import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ArrowLeft, Plus, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { orderTimelineQuery } from '#web/back-office/orders/api/order-queries.ts';
import { OrderReceipt } from '#web/back-office/orders/components/order-receipt.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { orderDetail } from './-order-detail.ts';

export const Route = createFileRoute('/_staff/admin/e-commerce/orders/$id/receipt')({
  ...staffPage('orders'),
  loader: orderDetail.load,
  notFoundComponent: orderDetail.Missing,
  component: ReceiptRoute,
});

function ReceiptRoute() {
  const { t } = useTranslation('staffOrders');
  const order = orderDetail.useRecord();
  const { data: story } = useQuery(orderTimelineQuery(order.id));
  const cashier = story?.people.find((person) => person.id === order.placedBy)?.fullName ?? undefined;
  return (
    <BackOfficePage headed title={order.code}>
      <div className="mx-auto mb-5 flex max-w-[148mm] flex-wrap justify-between gap-3 print:hidden">
        <ButtonLink to="/admin/e-commerce/orders/$id" params={{ id: order.id }} icon={<ArrowLeft />}>
          {t('receipt.back')}
        </ButtonLink>
        <ButtonLink to="/admin/e-commerce/orders/new" icon={<Plus />}>
          {t('receipt.next')}
        </ButtonLink>
        <Button variant="primary" icon={<Printer />} onClick={() => print()}>
          {t('receipt.print')}
        </Button>
      </div>
      <OrderReceipt order={order} cashier={cashier} />
    </BackOfficePage>
  );
}
