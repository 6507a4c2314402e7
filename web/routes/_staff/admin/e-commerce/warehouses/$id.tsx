import { createFileRoute, notFound } from '@tanstack/react-router';
import { staffPage } from '#web/back-office/staff-page.ts';
import { DeleteWarehouseButton } from '#web/back-office/inventory/warehouses/components/delete-warehouse-button.tsx';
import { WarehouseFacts } from '#web/back-office/inventory/warehouses/components/warehouse-list.tsx';
import { WarehouseFormButton } from '#web/back-office/inventory/warehouses/components/warehouse-form.tsx';
import { warehousesQuery } from '#web/back-office/warehouse-choices.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { staffDetail } from '#web/layouts/back-office/staff-detail.tsx';

/** A warehouse is found in the list of all, which is short and mostly there already. */
const detail = staffDetail({
  query: () => warehousesQuery,
  missing: [],
  texts: { ns: 'backOffice', at: 'warehouses.missing' },
  back: '/admin/e-commerce/warehouses',
  titled: true,
});

export const Route = createFileRoute('/_staff/admin/e-commerce/warehouses/$id')({
  ...staffPage('warehouses'),
  loader: async (given) => {
    const all = await detail.load(given);
    if (!all.some(({ id }) => id === given.params.id)) throw notFound();
  },
  notFoundComponent: detail.Missing,
  component: WarehouseRoute,
});

function WarehouseRoute() {
  const { id } = Route.useParams();
  const warehouse = detail.useRecord().find((one) => one.id === id);
  return warehouse ? (
    <BackOfficePage
      title={warehouse.name}
      action={
        <span className="flex gap-2">
          <DeleteWarehouseButton warehouse={warehouse} />
          <WarehouseFormButton warehouse={warehouse} />
        </span>
      }
    >
      <WarehouseFacts warehouse={warehouse} />
    </BackOfficePage>
  ) : (
    <detail.Missing />
  );
}
