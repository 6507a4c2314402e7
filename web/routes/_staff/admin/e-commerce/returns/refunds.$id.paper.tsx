import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { refundQuery } from '#web/back-office/refunds/api/refund-queries.ts';
import { MissingMoney } from '#web/back-office/missing-money.tsx';
import { RefundPaper } from '#web/back-office/refunds/components/refund-paper.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { found } from '#web/platform/errors/found.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/returns/refunds/$id/paper')({
  ...staffPage('refunds'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await found(queryClient, refundQuery(id), 'REFUND_NOT_FOUND');
  },
  notFoundComponent: Missing,
  component: PaperRoute,
});

function Missing() {
  return (
    <BackOfficePage>
      <MissingMoney of="refund" />
    </BackOfficePage>
  );
}

function PaperRoute() {
  const { t } = useTranslation('money');
  const { id } = Route.useParams();
  const { data: refund } = useSuspenseQuery(refundQuery(id));
  return (
    <BackOfficePage headed title={refund.code}>
      <div className="mx-auto mb-5 flex max-w-[210mm] flex-wrap justify-between gap-3 print:hidden">
        <ButtonLink to="/admin/e-commerce/returns/refunds" search={{ refund: id }} icon={<ArrowLeft />}>
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
