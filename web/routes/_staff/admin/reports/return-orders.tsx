import { createFileRoute } from '@tanstack/react-router';
import type { searchReturns } from '#shared/returns/staff-returns.contract.ts';
import { ReturnReportList } from '#web/back-office/returns/components/return-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

/** Return figures of a period, and the returns that they count. */
export const Route = createFileRoute('/_staff/admin/reports/return-orders')({
  ...staffPage<StaffListSearch<typeof searchReturns>>('return-report'),
  component: () => (
    <BackOfficePage>
      <ReturnReportList />
    </BackOfficePage>
  ),
});
