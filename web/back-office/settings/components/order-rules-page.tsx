import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  getOrderRules,
  type OrderRules,
  OrderRulesDraft,
  saveOrderRules,
} from '#shared/settings/order-rules.contract.ts';
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

const rulesQuery = apiQuery(getOrderRules);

/** Settings for what orders need before they are packed. */
export function OrderRulesPage() {
  const { t } = useTranslation('orderRules');
  const { data, error, refetch } = useQuery(rulesQuery);
  if (data) return <RulesForm rules={data} />;
  if (!error) return <Skeleton className="h-80 w-full" />;
  return (
    <Notice title={messageOf(error)}>
      <Button onClick={() => void refetch()}>{t('again')}</Button>
    </Notice>
  );
}

const draftOf = ({ version: _version, ...draft }: OrderRules) => draft;

function RulesForm({ rules }: { rules: OrderRules }) {
  const { t } = useTranslation('orderRules');
  const client = useQueryClient();
  /** Version that the form was loaded from or last saved as. */
  const version = useRef(rules.version);
  const form = useContractForm(OrderRulesDraft, {
    values: draftOf(rules),
    send: (draft) => call(saveOrderRules, { body: { ...draft, version: version.current } }),
    onDone: (saved) => {
      version.current = saved.version;
      client.setQueryData(rulesQuery.queryKey, saved);
      toast.success(t('saved'));
    },
    latest: async () => {
      const now = await call(getOrderRules);
      version.current = now.version;
      return draftOf(now);
    },
  });
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
