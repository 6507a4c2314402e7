import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { invoiceQuery } from '#web/back-office/invoices/api/invoice-queries.ts';
import { InvoiceActs } from '#web/back-office/invoices/components/invoice-acts.tsx';
import { InvoicePage } from '#web/back-office/invoices/components/invoice-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { found } from '#web/platform/errors/found.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { MissingState } from '#web/ui/feedback/missing-state.tsx';
import { invoiceNumber } from '#web/ui/record/invoice-sheet.tsx';
import { InvoiceStatusBadge } from '#web/ui/status/invoice-status.tsx';

export const Route = createFileRoute('/_staff/admin/reports/invoices/$id')({
  ...staffPage('invoices'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await found(queryClient, invoiceQuery(id), 'INVOICE_NOT_FOUND', 'BAD_REQUEST');
  },
  notFoundComponent: Missing,
  component: InvoiceRoute,
});

function Missing() {
  const { t } = useTranslation('invoices');
  return (
    <BackOfficePage title={t('missing.title')}>
      <MissingState
        title={t('missing.title')}
        hint={t('missing.hint')}
        action={<ButtonLink to="/admin/reports/invoices">{t('missing.toInvoices')}</ButtonLink>}
      />
    </BackOfficePage>
  );
}

function InvoiceRoute() {
  const { t } = useTranslation('invoices');
  const { id } = Route.useParams();
  const { data: invoice } = useSuspenseQuery(invoiceQuery(id));
  const { number, series, status, kind } = invoice;
  return (
    <BackOfficePage
      title={number === null ? t('draftTitle') : t('named', { series, number: invoiceNumber(number) })}
      lead={
        <span className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <InvoiceStatusBadge status={status} />
          {t(`kind.${kind}`)}
        </span>
      }
      action={<InvoiceActs key={id} invoice={invoice} />}
    >
      <InvoicePage key={id} invoice={invoice} />
    </BackOfficePage>
  );
}
