import { createFileRoute } from '@tanstack/react-router';
import type { searchReturns } from '#shared/returns/staff-returns.contract.ts';
import { OpenReturnButton } from '#web/back-office/returns/components/open-return-button.tsx';
import { ReturnList } from '#web/back-office/returns/components/return-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/returns/requests/')({
  ...staffPage<StaffListSearch<typeof searchReturns>>('returns'),
  component: () => (
    <BackOfficePage action={<OpenReturnButton />}>
      <ReturnList />
    </BackOfficePage>
  ),
});
