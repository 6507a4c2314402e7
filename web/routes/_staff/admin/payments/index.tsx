import { createFileRoute } from '@tanstack/react-router';
import type { searchPayments } from '#shared/payments/staff-payments.contract.ts';
import { PaymentList } from '#web/back-office/payments/components/payment-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/payments/')({
  ...staffPage<StaffListSearch<typeof searchPayments>>('payments'),
  component: () => (
    <BackOfficePage>
      <PaymentList />
    </BackOfficePage>
  ),
});
