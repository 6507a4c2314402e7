import { createFileRoute } from '@tanstack/react-router';
import type { searchTransfers } from '#shared/inventory/transfers.contract.ts';
import { AddTransferLink, TransferList } from '#web/back-office/inventory/components/transfer-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/inventory/transfers/')({
  ...staffPage<StaffListSearch<typeof searchTransfers>>('transfers'),
  component: () => (
    <BackOfficePage action={<AddTransferLink />}>
      <TransferList />
    </BackOfficePage>
  ),
});
