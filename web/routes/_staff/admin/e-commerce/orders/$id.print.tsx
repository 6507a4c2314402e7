import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { staffOrderQuery } from '#web/back-office/orders/api/order-queries.ts';
import { MissingOrder, useMissingTitle } from '#web/back-office/orders/components/missing-order.tsx';
import { OrderPaper } from '#web/back-office/orders/components/order-paper.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { found } from '#web/platform/errors/found.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/orders/$id/print')({
  ...staffPage('orders'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await found(queryClient, staffOrderQuery(id), 'ORDER_NOT_FOUND', 'BAD_REQUEST');
  },
  notFoundComponent: Missing,
  component: PrintRoute,
});

function Missing() {
  return (
    <BackOfficePage title={useMissingTitle()}>
      <MissingOrder />
    </BackOfficePage>
  );
}

function PrintRoute() {
  const { t } = useTranslation('staffOrders');
  const { id } = Route.useParams();
  const { data: order } = useSuspenseQuery(staffOrderQuery(id));
  return (
    <BackOfficePage headed title={order.code}>
      <div className="mx-auto mb-5 flex max-w-[210mm] flex-wrap justify-between gap-3 print:hidden">
        <ButtonLink to="/admin/e-commerce/orders/$id" params={{ id }} icon={<ArrowLeft />}>
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
