import { createFileRoute } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OrderPaper } from '#web/back-office/orders/components/order-paper.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { orderDetail } from './-order-detail.ts';

export const Route = createFileRoute('/_staff/admin/e-commerce/orders/$id/print')({
  ...staffPage('orders'),
  loader: orderDetail.load,
  notFoundComponent: orderDetail.Missing,
  component: PrintRoute,
});

function PrintRoute() {
  const { t } = useTranslation('staffOrders');
  const order = orderDetail.useRecord();
  return (
    <BackOfficePage headed title={order.code}>
      <div className="mx-auto mb-5 flex max-w-[210mm] flex-wrap justify-between gap-3 print:hidden">
        <ButtonLink to="/admin/e-commerce/orders/$id" params={{ id: order.id }} icon={<ArrowLeft />}>
          {t('paper.back')}
        </ButtonLink>
        <Button variant="primary" icon={<Printer />} onClick={() => print()}>
          {t('act.print')}
        </Button>
      </div>
      <OrderPaper order={order} />
    </BackOfficePage>
  );
}
