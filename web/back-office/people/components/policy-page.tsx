import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type AccountPolicy,
  getAccountPolicy,
  PolicyDraft,
  saveAccountPolicy,
} from '#shared/people/staff-accounts.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useSettingsForm } from '#web/platform/forms/use-settings-form.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FilterChip } from '#web/ui/actions/chip.tsx';
import { DayInput } from '#web/ui/fields/day-input.tsx';
import { isoOf } from '#web/ui/fields/day-text.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { SwitchField } from '#web/ui/form/choice-fields.tsx';
import { FormPage } from '#web/ui/form/form-page.tsx';
import { NumberField } from '#web/ui/form/number-fields.tsx';
import { settingsPage } from '#web/ui/form/settings-page.tsx';
import { useFormField } from '#web/ui/form/use-form-field.ts';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';

const query = apiQuery(getAccountPolicy);

/** Settings for sessions and passwords, and the list of holidays. */
export const PolicyPage = settingsPage(query, PolicyForm);

function PolicyForm({ settings }: { settings: AccountPolicy }) {
  const { t } = useTranslation('people');
  const form = useSettingsForm(PolicyDraft, {
    query,
    settings,
    save: saveAccountPolicy,
    done: t('policy.saved'),
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

/** Field for holidays: each can be removed, and dates can be added. */
function HolidaysField({ name }: { name: string }) {
  const { t } = useTranslation('people');
  const { day } = useFormat();
  const { field, error, label } = useFormField(name);
  const [next, setNext] = useState('');
  const days = field.value as readonly string[];
  const add = () => {
    if (isoOf(next) === undefined) return;
    field.onChange([...new Set([...days, next])].toSorted());
    setNext('');
  };
  return (
    <div className="space-y-3">
      <p className="flex flex-wrap gap-2">
        {days.map((one) => (
          <FilterChip
            key={one}
            label={day(one)}
            onRemove={() => field.onChange(days.filter((other) => other !== one))}
          />
        ))}
        {days.length === 0 && <span className="text-sm text-ink-2">{t('policy.noDays')}</span>}
      </p>
      <div className="flex flex-wrap items-end gap-2.5">
        <Field label={label ?? name} error={error}>
          <DayInput value={next} onChange={setNext} />
        </Field>
        <Button icon={<Plus />} disabled={isoOf(next) === undefined} onClick={add}>
          {t('policy.addDay')}
        </Button>
      </div>
    </div>
  );
}
