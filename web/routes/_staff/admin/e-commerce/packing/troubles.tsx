import { createFileRoute } from '@tanstack/react-router';
import type { listPackingOrders } from '#shared/shipping/packing.contract.ts';
import { TroubleList } from '#web/back-office/shipping/components/trouble-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/packing/troubles')({
  ...staffPage<StaffListSearch<typeof listPackingOrders>>('troubles'),
  component: () => (
    <BackOfficePage>
      <TroubleList />
    </BackOfficePage>
  ),
});
