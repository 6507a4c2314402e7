import { createFileRoute } from '@tanstack/react-router';
import { InvoiceListPage } from '#web/back-office/invoices/components/invoice-list-page.tsx';
import { NewInvoiceButton } from '#web/back-office/invoices/components/new-invoice-button.tsx';
import { invoiceSearch, type InvoiceSearch } from '#web/back-office/invoices/rules/invoice-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/reports/invoices/')({
  ...staffPage<InvoiceSearch>('invoices'),
  component: InvoicesRoute,
});

function InvoicesRoute() {
  const search = invoiceSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage
      action={
        <NewInvoiceButton
          onMade={(id) => void navigate({ to: '/admin/reports/invoices/$id', params: { id } })}
        />
      }
    >
      <InvoiceListPage
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
