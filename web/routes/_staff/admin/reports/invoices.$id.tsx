import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { invoiceQuery } from '#web/back-office/invoices/api/invoice-queries.ts';
import { InvoiceActions } from '#web/back-office/invoices/components/invoice-actions.tsx';
import { InvoicePage } from '#web/back-office/invoices/components/invoice-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { staffDetail } from '#web/layouts/back-office/staff-detail.tsx';
import { invoiceNumber } from '#web/ui/record/invoice-sheet.tsx';
import { InvoiceStatusBadge } from '#web/ui/status/invoice-status-badge.tsx';

const detail = staffDetail({
  query: invoiceQuery,
  missing: ['INVOICE_NOT_FOUND', 'BAD_REQUEST'],
  texts: { ns: 'invoices', at: 'missing' },
  back: '/admin/reports/invoices',
  titled: true,
});

export const Route = createFileRoute('/_staff/admin/reports/invoices/$id')({
  ...staffPage('invoices'),
  loader: detail.load,
  notFoundComponent: detail.Missing,
  component: InvoiceRoute,
});

function InvoiceRoute() {
  const { t } = useTranslation('invoices');
  const invoice = detail.useRecord();
  const { id, number, series, status, kind } = invoice;
  return (
    <BackOfficePage
      title={number === null ? t('draftTitle') : t('named', { series, number: invoiceNumber(number) })}
      lead={
        <>
          <InvoiceStatusBadge status={status} />
          {t(`kind.${kind}`)}
        </>
      }
      action={<InvoiceActions key={id} invoice={invoice} />}
    >
      <InvoicePage key={id} invoice={invoice} />
    </BackOfficePage>
  );
}
