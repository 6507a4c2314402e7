import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  getOrderRules,
  type OrderRules,
  OrderRulesDraft,
  saveOrderRules,
} from '#shared/settings/order-rules.contract.ts';
import { useSettingsForm } from '#web/platform/forms/use-settings-form.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { SwitchField } from '#web/ui/form/choice-fields.tsx';
import { FormPage } from '#web/ui/form/form-page.tsx';
import { MoneyField, NumberField } from '#web/ui/form/number-fields.tsx';
import { settingsPage } from '#web/ui/form/settings-page.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';

const query = apiQuery(getOrderRules);

/** Settings for what orders need before they are packed. */
export const OrderRulesPage = settingsPage(query, RulesForm);

function RulesForm({ settings }: { settings: OrderRules }) {
  const { t } = useTranslation('orderRules');
  const form = useSettingsForm(OrderRulesDraft, { query, settings, save: saveOrderRules, done: t('saved') });
  const isOn = useWatch({ control: form.control, name: 'depositOn' });
  return (
    <FormPage
      form={form}
      texts={{ ns: 'orderRules', at: 'form' }}
      submit={t('form.save')}
      sending={t('form.saving')}
      failed={t('form.failed')}
    >
      <Card className="space-y-5">
        <CardHeader title={t('deposit.title')} hint={t('deposit.hint')} />
        <SwitchField name="depositOn" />
        {isOn && (
          <div className="grid items-start gap-4.5 sm:grid-cols-2">
            <MoneyField name="depositFrom" />
            <NumberField name="depositShare" required after="%" />
            <NumberField name="refusedShare" after="%" />
            <NumberField name="refusedOf" required />
          </div>
        )}
      </Card>
      <Card className="space-y-5">
        <CardHeader title={t('confirm.title')} />
        <SwitchField name="packsUnconfirmed" />
      </Card>
    </FormPage>
  );
}
