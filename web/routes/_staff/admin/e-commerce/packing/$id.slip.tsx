import { createFileRoute } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PackingSlip } from '#web/back-office/shipping/components/packing-slip.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { packingDetail } from './-packing-detail.ts';

export const Route = createFileRoute('/_staff/admin/e-commerce/packing/$id/slip')({
  ...staffPage('packing'),
  loader: packingDetail.load,
  notFoundComponent: packingDetail.Missing,
  component: SlipRoute,
});

function SlipRoute() {
  const { t } = useTranslation('packing');
  const order = packingDetail.useRecord();
  return (
    <BackOfficePage headed title={order.code}>
      <div className="mx-auto mb-5 flex max-w-[148mm] flex-wrap justify-between gap-3 print:hidden">
        <ButtonLink to="/admin/e-commerce/packing/$id" params={{ id: order.id }} icon={<ArrowLeft />}>
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
