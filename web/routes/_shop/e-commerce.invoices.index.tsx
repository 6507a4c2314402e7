import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { invoicesQuery } from '../../features/invoices/api/invoice-queries.ts';
import { InvoicesPage } from '../../features/invoices/components/invoices-page.tsx';
import { readInvoiceSearch } from '../../features/invoices/rules/invoice-search.ts';
import { Page } from '../../layouts/page.tsx';
import { requireSession } from '../../platform/session/guards.ts';

export const Route = createFileRoute('/_shop/e-commerce/invoices/')({
  validateSearch: readInvoiceSearch,
  beforeLoad: requireSession,
  loaderDeps: ({ search }) => readInvoiceSearch(search),
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(invoicesQuery(deps.page ?? 1));
  },
  component: InvoicesRoute,
});

function InvoicesRoute() {
  const { t } = useTranslation(['invoices', 'orders']);
  const { page = 1 } = readInvoiceSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <Page title={t('own.title')}>
      <InvoicesPage
        crumbs={[
          { label: t('orders:market'), to: '/e-commerce' },
          { label: t('orders:title'), to: '/e-commerce/order' },
          { label: t('own.title') },
        ]}
        page={page}
        onPage={(wanted) => void navigate({ search: wanted > 1 ? { page: wanted } : {} })}
      />
    </Page>
  );
}
