import { createFileRoute } from '@tanstack/react-router';
import { accountPolicyId } from '#shared/people/usual-policy.ts';
import { PolicyPage } from '../../back-office/people/components/policy-page.tsx';
import { staffPage } from '../../back-office/staff-page.ts';
import { BackOfficePage } from '../../layouts/back-office/back-office-page.tsx';
import { HistoryButton } from '../../ui/record/history-button.tsx';

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
