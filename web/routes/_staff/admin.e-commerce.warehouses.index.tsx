import { createFileRoute } from '@tanstack/react-router';
import { staffPage } from '../../back-office/staff-page.ts';
import {
  WarehouseList,
  warehouseSearch,
  type WarehouseSearch,
} from '../../back-office/warehouses/components/warehouse-screens.tsx';
import { WarehouseFormButton } from '../../back-office/warehouses/components/warehouse-form.tsx';
import { BackOfficePage } from '../../layouts/back-office/back-office-page.tsx';

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
