import { createFileRoute } from '@tanstack/react-router';
import type { listAdminBrands } from '#shared/catalogue/staff-brand.contract.ts';
import { AddBrandButton, BrandList } from '#web/back-office/catalogue/makers/components/brand-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/brands')({
  ...staffPage<StaffListSearch<typeof listAdminBrands>>('brands'),
  component: () => (
    <BackOfficePage action={<AddBrandButton />}>
      <BrandList />
    </BackOfficePage>
  ),
});
