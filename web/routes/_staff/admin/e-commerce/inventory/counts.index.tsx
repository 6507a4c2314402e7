import { createFileRoute } from '@tanstack/react-router';
import type { searchCounts } from '#shared/inventory/counts.contract.ts';
import { CountList } from '#web/back-office/inventory/components/count-list.tsx';
import { StartCountButton } from '#web/back-office/inventory/components/start-count-button.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/inventory/counts/')({
  ...staffPage<StaffListSearch<typeof searchCounts>>('counts'),
  component: () => (
    <BackOfficePage action={<StartCountButton />}>
      <CountList />
    </BackOfficePage>
  ),
});
