import { useTranslation } from 'react-i18next';
import {
  type AccountPolicy,
  getAccountPolicy,
  PolicyDraft,
  saveAccountPolicy,
} from '#shared/people/staff-accounts.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useSettingsForm } from '#web/platform/forms/use-settings-form.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { FormPage } from '#web/ui/form/form-page.tsx';
import { SwitchField } from '#web/ui/form/choice-fields.tsx';
import { NumberField } from '#web/ui/form/number-fields.tsx';
import { settingsPage } from '#web/ui/form/settings-page.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { HolidaysField } from './holidays-field.tsx';

const query = apiQuery(getAccountPolicy);

/** Settings for sessions and passwords, and the list of holidays. */
export const PolicyPage = settingsPage(query, PolicyForm);

function PolicyForm({ settings }: { settings: AccountPolicy }) {
  const { t } = useTranslation('people');
  const saving = useAct(saveAccountPolicy, { keeps: query, done: t('policy.saved') });
  const form = useSettingsForm(PolicyDraft, {
    query,
    settings,
    save: (draft, version) => saving.send({ body: { ...draft, version } }),
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
