import { useTranslation } from 'react-i18next';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { HeldRewards } from './held-rewards.tsx';
import { RewardRuleForm } from './reward-rule-form.tsx';

/** Page with rewards that need a decision, and the reward rule. */
export function RewardsPage() {
  const { t } = useTranslation('rewards');
  return (
    <Tabs
      label={t('staff.tabs.label')}
      tabs={[
        { value: 'held', label: t('staff.tabs.held'), content: <HeldRewards /> },
        { value: 'rule', label: t('staff.tabs.rule'), content: <RewardRuleForm /> },
      ]}
    />
  );
}
