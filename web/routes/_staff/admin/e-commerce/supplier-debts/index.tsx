import { createFileRoute } from '@tanstack/react-router';
import type { searchDebts } from '#shared/purchasing/debts.contract.ts';
import { DebtList } from '#web/back-office/purchasing/components/debt-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/supplier-debts/')({
  ...staffPage<StaffListSearch<typeof searchDebts>>('supplierDebts'),
  component: () => (
    <BackOfficePage>
      <DebtList />
    </BackOfficePage>
  ),
});
