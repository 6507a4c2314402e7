import { createFileRoute } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { refundQuery } from '#web/back-office/refunds/api/refund-queries.ts';
import { RefundPaper } from '#web/back-office/refunds/components/refund-paper.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { staffDetail } from '#web/layouts/back-office/staff-detail.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';

const detail = staffDetail({
  query: refundQuery,
  missing: ['REFUND_NOT_FOUND'],
  texts: { ns: 'money', at: 'missing.refund' },
  back: '/admin/e-commerce/returns/refunds',
});

export const Route = createFileRoute('/_staff/admin/e-commerce/returns/refunds/$id/paper')({
  ...staffPage('refunds'),
  loader: detail.load,
  notFoundComponent: detail.Missing,
  component: PaperRoute,
});

function PaperRoute() {
  const { t } = useTranslation('money');
  const refund = detail.useRecord();
  return (
    <BackOfficePage headed title={refund.code}>
      <div className="mx-auto mb-5 flex max-w-[210mm] flex-wrap justify-between gap-3 print:hidden">
        <ButtonLink
          to="/admin/e-commerce/returns/refunds"
          search={{ refund: refund.id }}
          icon={<ArrowLeft />}
        >
          {t('refundPaper.back')}
        </ButtonLink>
        <Button variant="primary" icon={<Printer />} onClick={() => print()}>
          {t('refundPaper.print')}
        </Button>
      </div>
      <RefundPaper refund={refund} />
    </BackOfficePage>
  );
}
