import { createFileRoute } from '@tanstack/react-router';
import type { searchSuppliers } from '#shared/purchasing/suppliers.contract.ts';
import { AddSupplierButton, SupplierList } from '#web/back-office/purchasing/components/supplier-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/suppliers')({
  ...staffPage<StaffListSearch<typeof searchSuppliers>>('suppliers'),
  component: () => (
    <BackOfficePage action={<AddSupplierButton />}>
      <SupplierList />
    </BackOfficePage>
  ),
});
