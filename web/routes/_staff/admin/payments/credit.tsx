import { createFileRoute } from '@tanstack/react-router';
import { CreditScreen } from '#web/back-office/payments/components/credit-screen.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/payments/credit')({
  ...staffPage('credit'),
  component: () => (
    <BackOfficePage>
      <CreditScreen />
    </BackOfficePage>
  ),
});
