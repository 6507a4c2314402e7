import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PurchaseDraft } from '#shared/purchasing/purchase-draft.ts';
import { type PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import { createPurchase, updatePurchase } from '#shared/purchasing/purchases.contract.ts';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { todayInVietnam } from '#web/platform/format/days.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { ComboboxField, DayField, SelectField } from '#web/ui/form/choice-fields.tsx';
import { FormPage } from '#web/ui/form/form-page.tsx';
import { MoneyField } from '#web/ui/form/number-fields.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { purchaseQuery, suppliersToChoose, usePurchasingChanged } from '../api/purchasing-queries.ts';
import { blankPurchase, boxesOf } from '../rules/purchase-boxes.ts';
import { FormSums } from './form-sums.tsx';
import { LinesField } from './lines-field.tsx';

type Props = {
  /** Draft that is edited; without it, the form creates a new one. */
  purchase?: PurchaseWithReceipts;
  onSaved: (purchase: PurchaseWithReceipts) => void;
};

/** Form of a purchase: goods, supplier and warehouse. It stays a draft until it is sent. */
export function PurchaseForm({ purchase, onSaved }: Props) {
  const { t } = useTranslation('purchasing');
  const client = useQueryClient();
  const changed = usePurchasingChanged();
  /** Version that the form started from, or continued from after a conflict. */
  const read = useRef(purchase);
  const form = useContractForm(PurchaseDraft, {
    values: purchase ? boxesOf(purchase) : blankPurchase,
    send: async (draft, clientRequestId) => {
      const saved = read.current
        ? await call(updatePurchase, {
            params: { id: read.current.id },
            body: { ...draft, version: read.current.version, clientRequestId },
          })
        : await call(createPurchase, { body: { ...draft, clientRequestId } });
      await changed();
      return saved;
    },
    onDone: onSaved,
    onRefused: (error, { say }) => {
      if (error.code.startsWith('SUPPLIER_')) say('supplierId', error.message);
      if (error.code === 'UNKNOWN_WAREHOUSE') say('warehouseId', error.message);
    },
    ...(purchase
      ? {
          latest: async () => {
            read.current = await client.fetchQuery({ ...purchaseQuery(purchase.id), staleTime: 0 });
            return boxesOf(read.current);
          },
        }
      : { madeAt: (id: string) => `/admin/e-commerce/purchases/${id}` }),
  });
  return (
    <FormPage
      form={form}
      texts={{ ns: 'purchasing', at: 'form' }}
      className="mx-auto w-full max-w-280 pb-6"
      submit={t('form.save')}
      sending={t('form.saving')}
      failed={t('form.failed')}
      showValue={(_name, value) =>
        Array.isArray(value)
          ? t('form.itemCount', { count: value.length })
          : typeof value === 'number' || typeof value === 'string'
            ? value
            : undefined
      }
    >
      <About supplier={purchase?.supplier} />
      <Card>
        <CardHeader title={t('form.goods')} hint={t('form.goodsHint')} />
        <LinesField known={purchase?.lines ?? []} />
      </Card>
      <Card className="grid items-start gap-4.5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="space-y-4.5">
          <div className="grid items-start gap-4.5 sm:grid-cols-2">
            <MoneyField name="discount" zero />
            <MoneyField name="freight" zero />
          </div>
          <TextAreaField name="note" most={500} rows={3} />
        </div>
        <FormSums />
      </Card>
    </FormPage>
  );
}

const tenMinutes = 10 * 60_000;

/** Supplier, warehouse and date of the purchase. */
function About({ supplier }: { supplier: PurchaseWithReceipts['supplier'] | undefined }) {
  const [typed, setTyped] = useState('');
  const { data, isFetching } = useQuery(suppliersToChoose(typed));
  const { data: warehouses = [] } = useQuery({ ...apiQuery(listWarehouses), staleTime: tenMinutes });
  const found = (data?.data ?? []).map(({ id, name, code }) => ({ value: id, label: name, hint: code }));
  const isFound = found.some(({ value }) => value === supplier?.id);
  const options = supplier && !isFound ? [{ value: supplier.id, label: supplier.name }, ...found] : found;
  return (
    <Card className="grid items-start gap-4.5 sm:grid-cols-2 lg:grid-cols-3">
      <ComboboxField name="supplierId" required options={options} onQuery={setTyped} loading={isFetching} />
      <SelectField
        name="warehouseId"
        required
        options={warehouses
          .filter(({ isActive }) => isActive)
          .map(({ id, name }) => ({ value: id, label: name }))}
      />
      <DayField name="expectedOn" min={todayInVietnam()} />
    </Card>
  );
}
