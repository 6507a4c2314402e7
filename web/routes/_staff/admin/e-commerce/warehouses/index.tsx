import { createFileRoute } from '@tanstack/react-router';
import type { searchWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import { WarehouseFormButton } from '#web/back-office/inventory/warehouses/components/warehouse-form.tsx';
import { WarehouseList } from '#web/back-office/inventory/warehouses/components/warehouse-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/warehouses/')({
  ...staffPage<StaffListSearch<typeof searchWarehouses>>('warehouses'),
  component: () => (
    <BackOfficePage action={<WarehouseFormButton />}>
      <WarehouseList />
    </BackOfficePage>
  ),
});
