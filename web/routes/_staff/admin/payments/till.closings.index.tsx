import { createFileRoute } from '@tanstack/react-router';
import type { searchTills } from '#shared/tills/tills.contract.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { TillList } from '#web/back-office/tills/components/till-list.tsx';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/payments/till/closings/')({
  ...staffPage<StaffListSearch<typeof searchTills>>('till-closings'),
  component: () => (
    <BackOfficePage>
      <TillList />
    </BackOfficePage>
  ),
});
