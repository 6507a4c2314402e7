import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { staffPage } from '#web/back-office/staff-page.ts';
import { DeleteWarehouseButton } from '#web/back-office/inventory/warehouses/components/delete-warehouse-button.tsx';
import { WarehouseFacts } from '#web/back-office/inventory/warehouses/components/warehouse-list.tsx';
import { WarehouseFormButton } from '#web/back-office/inventory/warehouses/components/warehouse-form.tsx';
import { warehousesQuery } from '#web/back-office/warehouse-choices.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { MissingState } from '#web/ui/feedback/missing-state.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/warehouses/$id')({
  ...staffPage('warehouses'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const all = await queryClient.ensureQueryData(warehousesQuery);
    if (!all.some((warehouse) => warehouse.id === id)) throw notFound();
  },
  notFoundComponent: Missing,
  component: WarehouseRoute,
});

function Missing() {
  const { t } = useTranslation('backOffice');
  return (
    <BackOfficePage title={t('warehouses.missing.title')}>
      <MissingState
        title={t('warehouses.missing.title')}
        hint={t('warehouses.missing.hint')}
        action={<ButtonLink to="/admin/e-commerce/warehouses">{t('warehouses.missing.back')}</ButtonLink>}
      />
    </BackOfficePage>
  );
}

function WarehouseRoute() {
  const { id } = Route.useParams();
  const { data: all } = useSuspenseQuery(warehousesQuery);
  const warehouse = all.find((one) => one.id === id);
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
    <Missing />
  );
}
