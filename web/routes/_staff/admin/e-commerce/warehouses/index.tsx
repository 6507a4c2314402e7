import { createFileRoute } from '@tanstack/react-router';
import { staffPage } from '#web/back-office/staff-page.ts';
import {
  WarehouseList,
  warehouseSearch,
  type WarehouseSearch,
} from '#web/back-office/inventory/warehouses/components/warehouse-screens.tsx';
import { WarehouseFormButton } from '#web/back-office/inventory/warehouses/components/warehouse-form.tsx';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/warehouses/')({
  ...staffPage<WarehouseSearch>('warehouses'),
  component: WarehousesRoute,
});

function WarehousesRoute() {
  const search = warehouseSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage action={<WarehouseFormButton />}>
      <WarehouseList
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
