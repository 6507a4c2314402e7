import { createFileRoute } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { purchasePaper } from '#web/back-office/purchasing/api/purchasing-queries.ts';
import { PurchasePaper } from '#web/back-office/purchasing/components/purchase-paper.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { FileButton } from '#web/ui/files/file-button.tsx';
import { purchaseDetail } from './-purchase-detail.ts';

export const Route = createFileRoute('/_staff/admin/e-commerce/purchases/$id/print')({
  ...staffPage('purchases'),
  loader: purchaseDetail.load,
  notFoundComponent: purchaseDetail.Missing,
  component: PrintRoute,
});

function PrintRoute() {
  const { t } = useTranslation('purchasing');
  const { id } = Route.useParams();
  const purchase = purchaseDetail.useRecord();
  return (
    <BackOfficePage headed title={purchase.code}>
      <div className="mx-auto mb-5 flex max-w-[210mm] flex-wrap justify-between gap-3 print:hidden">
        <ButtonLink to="/admin/e-commerce/purchases/$id" params={{ id }} icon={<ArrowLeft />}>
          {t('acts.back')}
        </ButtonLink>
        <div className="flex flex-wrap gap-3">
          <Button icon={<Printer />} onClick={() => print()}>
            {t('paper.print')}
          </Button>
          <FileButton
            variant="primary"
            fetchFile={() => purchasePaper(id)}
            loadingText={t('paper.making')}
            failed={t('paper.failed')}
          >
            {t('paper.pdf')}
          </FileButton>
        </div>
      </div>
      <PurchasePaper purchase={purchase} />
    </BackOfficePage>
  );
}
