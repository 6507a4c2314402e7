import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { rewardRuleId } from '#shared/referrals/reward-rule.ts';
import { HeldRewards } from '#web/back-office/referrals/components/held-rewards.tsx';
import { RewardRuleForm } from '#web/back-office/referrals/components/reward-rule-form.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { HistoryButton } from '#web/ui/record/history-button.tsx';

export const Route = createFileRoute('/_staff/admin/users/rewards')({
  ...staffPage('rewards'),
  component: RewardsRoute,
});

function RewardsRoute() {
  const { t } = useTranslation('rewards');
  return (
    <BackOfficePage lead={t('staff.lead')} action={<HistoryButton of="settings" id={rewardRuleId} />}>
      <Tabs
        label={t('staff.tabs.label')}
        tabs={[
          { value: 'held', label: t('staff.tabs.held'), content: <HeldRewards /> },
          { value: 'rule', label: t('staff.tabs.rule'), content: <RewardRuleForm /> },
        ]}
      />
    </BackOfficePage>
  );
}
