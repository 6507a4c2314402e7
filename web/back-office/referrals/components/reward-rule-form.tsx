import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type RewardRule, RewardRuleDraft } from '#shared/referrals/reward-rule.ts';
import { getRewardRule, saveRewardRule } from '#shared/referrals/rewards.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { SwitchField } from '#web/ui/form/choice-fields.tsx';
import { FormPage } from '#web/ui/form/form-page.tsx';
import { MoneyField, NumberField } from '#web/ui/form/number-fields.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';

const ruleQuery = apiQuery(getRewardRule);

export function RewardRuleForm() {
  const { t } = useTranslation('rewards');
  const { data, error, refetch } = useQuery(ruleQuery);
  if (data) return <RuleForm rule={data} />;
  if (!error) return <Skeleton className="h-80 w-full" />;
  return (
    <Notice title={messageOf(error)}>
      <Button onClick={() => void refetch()}>{t('staff.again')}</Button>
    </Notice>
  );
}

const draftOf = ({ version: _version, ...draft }: RewardRule) => draft;

function RuleForm({ rule }: { rule: RewardRule }) {
  const { t } = useTranslation('rewards');
  const client = useQueryClient();
  /** Version that the form was loaded from or last saved as. */
  const version = useRef(rule.version);
  const form = useContractForm(RewardRuleDraft, {
    values: draftOf(rule),
    send: (draft) => call(saveRewardRule, { body: { ...draft, version: version.current } }),
    onDone: (saved) => {
      version.current = saved.version;
      client.setQueryData(ruleQuery.queryKey, saved);
      toast.success(t('staff.saved'));
    },
    latest: async () => {
      const now = await call(getRewardRule);
      version.current = now.version;
      return draftOf(now);
    },
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
