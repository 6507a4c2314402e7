import { createFileRoute } from '@tanstack/react-router';
import {
  AddSupplierButton,
  SupplierScreen,
  supplierSearch,
  type SupplierSearch,
} from '#web/back-office/purchasing/components/supplier-screen.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/suppliers')({
  ...staffPage<SupplierSearch>('suppliers'),
  component: SuppliersRoute,
});

function SuppliersRoute() {
  const search = supplierSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage action={<AddSupplierButton />}>
      <SupplierScreen
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
