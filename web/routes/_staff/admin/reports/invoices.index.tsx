import { createFileRoute } from '@tanstack/react-router';
import type { searchInvoices } from '#shared/invoices/invoices.contract.ts';
import { InvoiceList } from '#web/back-office/invoices/components/invoice-list.tsx';
import { NewInvoiceButton } from '#web/back-office/invoices/components/new-invoice-button.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/reports/invoices/')({
  ...staffPage<StaffListSearch<typeof searchInvoices>>('invoices'),
  component: () => (
    <BackOfficePage action={<NewInvoiceButton />}>
      <InvoiceList />
    </BackOfficePage>
  ),
});
