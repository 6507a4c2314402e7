import { createFileRoute } from '@tanstack/react-router';
import type { listPrivacy } from '#shared/people/privacy.contract.ts';
import { PrivacyList } from '#web/back-office/people/components/privacy-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/users/requests')({
  ...staffPage<StaffListSearch<typeof listPrivacy>>('privacy'),
  component: () => (
    <BackOfficePage>
      <PrivacyList />
    </BackOfficePage>
  ),
});
