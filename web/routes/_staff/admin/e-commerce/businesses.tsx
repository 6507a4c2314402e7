import { createFileRoute } from '@tanstack/react-router';
import type { listAdminBusinesses } from '#shared/catalogue/staff-business.contract.ts';
import {
  AddBusinessButtons,
  BusinessList,
} from '#web/back-office/catalogue/makers/components/business-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/businesses')({
  ...staffPage<StaffListSearch<typeof listAdminBusinesses>>('businesses'),
  component: () => (
    <BackOfficePage action={<AddBusinessButtons />}>
      <BusinessList />
    </BackOfficePage>
  ),
});
