import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type AccountPolicy,
  getAccountPolicy,
  PolicyDraft,
  saveAccountPolicy,
} from '#shared/people/staff-accounts.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { FormPage } from '#web/ui/form/form-page.tsx';
import { SwitchField } from '#web/ui/form/choice-fields.tsx';
import { NumberField } from '#web/ui/form/number-fields.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { HolidaysField } from './holidays-field.tsx';

const policyQuery = apiQuery(getAccountPolicy);

/** Settings for sessions and passwords, and the list of holidays. */
export function PolicyPage() {
  const { t } = useTranslation('people');
  const { data, error, refetch } = useQuery(policyQuery);
  if (data) return <PolicyForm policy={data} />;
  if (!error) return <Skeleton className="h-80 w-full" />;
  return (
    <Notice title={messageOf(error)}>
      <Button onClick={() => void refetch()}>{t('policy.again')}</Button>
    </Notice>
  );
}

const draftOf = ({ version: _version, ...draft }: AccountPolicy) => draft;

function PolicyForm({ policy }: { policy: AccountPolicy }) {
  const { t } = useTranslation('people');
  const client = useQueryClient();
  /** Version that the form was loaded from or last saved as. */
  const version = useRef(policy.version);
  const form = useContractForm(PolicyDraft, {
    values: draftOf(policy),
    send: (draft) => call(saveAccountPolicy, { body: { ...draft, version: version.current } }),
    onDone: (saved) => {
      version.current = saved.version;
      client.setQueryData(policyQuery.queryKey, saved);
      toast.success(t('policy.saved'));
    },
    latest: async () => {
      const now = await call(getAccountPolicy);
      version.current = now.version;
      return draftOf(now);
    },
  });
  return (
    <FormPage
      form={form}
      texts={{ ns: 'people', at: 'policy.form' }}
      submit={t('policy.save')}
      sending={t('policy.saving')}
      failed={t('policy.failed')}
    >
      <Card className="space-y-5">
        <CardHeader title={t('policy.sessions')} hint={t('policy.sessionsHint')} />
        <div className="grid items-start gap-4.5 sm:grid-cols-2">
          <NumberField name="sessionDays" required />
          <NumberField name="staffIdleMinutes" />
        </div>
      </Card>
      <Card className="space-y-5">
        <CardHeader title={t('policy.passwords')} hint={t('policy.passwordsHint')} />
        <NumberField name="passwordLetters" required />
      </Card>
      <Card className="space-y-5">
        <CardHeader title={t('policy.signUp')} hint={t('policy.signUpHint')} />
        <SwitchField name="asksBirthDate" />
      </Card>
      <Card className="space-y-5">
        <CardHeader title={t('policy.days')} hint={t('policy.daysHint')} />
        <HolidaysField name="holidays" />
      </Card>
    </FormPage>
  );
}
