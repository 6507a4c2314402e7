import { useTranslation } from 'react-i18next';
import { type RewardRule, RewardRuleDraft } from '#shared/referrals/reward-rule.ts';
import { getRewardRule, saveRewardRule } from '#shared/referrals/rewards.contract.ts';
import { useSettingsForm } from '#web/platform/forms/use-settings-form.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { SwitchField } from '#web/ui/form/choice-fields.tsx';
import { FormPage } from '#web/ui/form/form-page.tsx';
import { MoneyField, NumberField } from '#web/ui/form/number-fields.tsx';
import { settingsPage } from '#web/ui/form/settings-page.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';

const query = apiQuery(getRewardRule);

export const RewardRuleForm = settingsPage(query, RuleForm);

function RuleForm({ settings }: { settings: RewardRule }) {
  const { t } = useTranslation('rewards');
  const form = useSettingsForm(RewardRuleDraft, {
    query,
    settings,
    save: saveRewardRule,
    done: t('staff.saved'),
  });
  return (
    <FormPage
      form={form}
      texts={{ ns: 'rewards', at: 'staff.form' }}
      submit={t('staff.form.save')}
      sending={t('staff.form.saving')}
      failed={t('staff.form.failed')}
    >
      <Card className="space-y-5">
        <CardHeader title={t('staff.form.title')} hint={t('staff.form.hint')} />
        <SwitchField name="isOn" />
        <div className="grid items-start gap-4.5 sm:grid-cols-2">
          <NumberField name="shareBasisPoints" required />
          <MoneyField name="minOrder" required />
          <MoneyField name="monthlyCap" />
          <NumberField name="waitDays" required after={t('staff.form.days')} />
          <MoneyField name="leastVoucher" required />
          <NumberField name="voucherDays" required after={t('staff.form.days')} />
        </div>
      </Card>
    </FormPage>
  );
}
