import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ArrowLeft, Plus, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { orderStoryQuery, staffOrderQuery } from '#web/back-office/orders/api/order-queries.ts';
import { MissingOrder, useMissingTitle } from '#web/back-office/orders/components/missing-order.tsx';
import { OrderReceipt } from '#web/back-office/orders/components/order-receipt.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { found } from '#web/platform/errors/found.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/orders/$id/receipt')({
  ...staffPage('orders'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await found(queryClient, staffOrderQuery(id), 'ORDER_NOT_FOUND', 'BAD_REQUEST');
  },
  notFoundComponent: Missing,
  component: ReceiptRoute,
});

function Missing() {
  return (
    <BackOfficePage title={useMissingTitle()}>
      <MissingOrder />
    </BackOfficePage>
  );
}

function ReceiptRoute() {
  const { t } = useTranslation('staffOrders');
  const { id } = Route.useParams();
  const { data: order } = useSuspenseQuery(staffOrderQuery(id));
  const { data: story } = useQuery(orderStoryQuery(id));
  const cashier = story?.people.find((person) => person.id === order.placedBy)?.fullName ?? undefined;
  return (
    <BackOfficePage headed title={order.code}>
      <div className="mx-auto mb-5 flex max-w-[148mm] flex-wrap justify-between gap-3 print:hidden">
        <ButtonLink to="/admin/e-commerce/orders/$id" params={{ id }} icon={<ArrowLeft />}>
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
