import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { packingOrderQuery } from '#web/back-office/shipping/api/packing-queries.ts';
import { MissingPacking } from '#web/back-office/shipping/components/missing-packing.tsx';
import { PackingSlip } from '#web/back-office/shipping/components/packing-slip.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { found } from '#web/platform/errors/found.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/packing/$id/slip')({
  ...staffPage('packing'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await found(queryClient, packingOrderQuery(id), 'ORDER_NOT_FOUND');
  },
  notFoundComponent: Missing,
  component: SlipRoute,
});

function Missing() {
  return (
    <BackOfficePage>
      <MissingPacking />
    </BackOfficePage>
  );
}

function SlipRoute() {
  const { t } = useTranslation('packing');
  const { id } = Route.useParams();
  const { data: order } = useSuspenseQuery(packingOrderQuery(id));
  return (
    <BackOfficePage headed title={order.code}>
      <div className="mx-auto mb-5 flex max-w-[148mm] flex-wrap justify-between gap-3 print:hidden">
        <ButtonLink to="/admin/e-commerce/packing/$id" params={{ id }} icon={<ArrowLeft />}>
          {t('slip.back')}
        </ButtonLink>
        <Button variant="primary" icon={<Printer />} onClick={() => print()}>
          {t('slip.print')}
        </Button>
      </div>
      <PackingSlip order={order} />
    </BackOfficePage>
  );
}
