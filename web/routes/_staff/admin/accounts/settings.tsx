import { createFileRoute } from '@tanstack/react-router';
import { accountPolicyId } from '#shared/people/usual-policy.ts';
import { PolicyPage } from '#web/back-office/people/components/policy-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { HistoryButton } from '#web/ui/record/history-button.tsx';

export const Route = createFileRoute('/_staff/admin/accounts/settings')({
  ...staffPage('account-policy'),
  component: PolicyRoute,
});

function PolicyRoute() {
  return (
    <BackOfficePage action={<HistoryButton of="settings" id={accountPolicyId} />}>
      <PolicyPage />
    </BackOfficePage>
  );
}
