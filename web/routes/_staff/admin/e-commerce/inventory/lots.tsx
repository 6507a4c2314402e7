import { createFileRoute } from '@tanstack/react-router';
import type { searchLots } from '#shared/inventory/lots.contract.ts';
import { LotList } from '#web/back-office/inventory/components/lot-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/inventory/lots')({
  ...staffPage<StaffListSearch<typeof searchLots>>('lots'),
  component: () => (
    <BackOfficePage>
      <LotList />
    </BackOfficePage>
  ),
});
