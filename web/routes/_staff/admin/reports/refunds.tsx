import { createFileRoute } from '@tanstack/react-router';
import { RefundReport, type RefundSearch } from '#web/back-office/refunds/components/refund-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/reports/refunds')({
  ...staffPage<RefundSearch>('refund-report'),
  component: () => (
    <BackOfficePage>
      <RefundReport />
    </BackOfficePage>
  ),
});
