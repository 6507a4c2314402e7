import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { invoiceQuery } from '../../features/invoices/api/invoice-queries.ts';
import { InvoiceMissing } from '../../features/invoices/components/invoice-missing.tsx';
import { InvoicePage } from '../../features/invoices/components/invoice-page.tsx';
import { Page } from '../../layouts/page.tsx';
import { MissingPage } from '../../layouts/page-faces.tsx';
import { requireSession } from '../../platform/session/guards.ts';
import { found } from '../../platform/errors/found.ts';
import { useInvoiceName } from '../../ui/record/invoice-sheet.tsx';

export const Route = createFileRoute('/_shop/e-commerce/invoices/$id')({
  beforeLoad: requireSession,
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await found(queryClient, invoiceQuery(id), 'INVOICE_NOT_FOUND', 'BAD_REQUEST');
  },
  notFoundComponent: () => (
    <MissingPage of="invoices">
      <InvoiceMissing />
    </MissingPage>
  ),
  component: InvoiceRoute,
});

function InvoiceRoute() {
  const { t } = useTranslation(['invoices', 'orders']);
  const { data: invoice } = useSuspenseQuery(invoiceQuery(Route.useParams().id));
  const name = useInvoiceName()({ series: invoice.series ?? '', number: invoice.number ?? 0 });
  return (
    <Page title={name}>
      <InvoicePage
        invoice={invoice}
        crumbs={[
          { label: t('orders:title'), to: '/e-commerce/order' },
          { label: t('own.title'), to: '/e-commerce/invoices' },
          { label: name },
        ]}
      />
    </Page>
  );
}
