import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { rewardRuleId } from '#shared/referrals/reward-rule.ts';
import { RewardsPage } from '#web/back-office/referrals/components/rewards-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { HistoryButton } from '#web/ui/record/history-button.tsx';

export const Route = createFileRoute('/_staff/admin/users/rewards')({
  ...staffPage('rewards'),
  component: RewardsRoute,
});

function RewardsRoute() {
  const { t } = useTranslation('rewards');
  return (
    <BackOfficePage lead={t('staff.lead')} action={<HistoryButton of="settings" id={rewardRuleId} />}>
      <RewardsPage />
    </BackOfficePage>
  );
}
