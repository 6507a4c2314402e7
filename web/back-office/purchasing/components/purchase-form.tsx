import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PurchaseDraft, type PurchaseBoxes } from '#shared/purchasing/purchase-draft.ts';
import type { PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import { createPurchase, getPurchase, updatePurchase } from '#shared/purchasing/purchases.contract.ts';
import { useWarehouses } from '#web/back-office/warehouse-choices.ts';
import { call } from '#web/platform/api/call.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { todayInVietnam } from '#web/platform/format/local-time.ts';
import { useRecordForm } from '#web/platform/forms/use-record-form.ts';
import { ComboboxField, DayField, SelectField } from '#web/ui/form/choice-fields.tsx';
import { FormPage } from '#web/ui/form/form-page.tsx';
import { MoneyField } from '#web/ui/form/number-fields.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { suppliersToChoose } from '../api/purchasing-queries.ts';
import { blankPurchase, boxesOf } from '../rules/purchase-boxes.ts';
import { LinesField } from './lines-field.tsx';
import { useWatch } from 'react-hook-form';
import { sumsOf } from '#shared/purchasing/purchase-sums.ts';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { PurchaseSumsList } from './purchase-sums-list.tsx';

type Props = {
  /** Draft that is edited; without it, the form creates a new one. */
  purchase?: PurchaseWithReceipts;
};

/** Form of a purchase: goods, supplier and warehouse. It stays a draft until it is sent. */
export function PurchaseForm({ purchase }: Props) {
  const { t } = useTranslation('purchasing');
  const navigate = useNavigate();
  const done = ({ code }: PurchaseWithReceipts) => t('form.saved', { code });
  const creating = useAct(createPurchase, { done });
  const updating = useAct(updatePurchase, { done });
  const form = useRecordForm(PurchaseDraft, {
    record: purchase,
    blank: blankPurchase,
    draftOf: boxesOf,
    create: (draft, clientRequestId) => creating.send({ body: { ...draft, clientRequestId } }),
    update: (draft, { id, version }, clientRequestId) =>
      updating.send({ params: { id }, body: { ...draft, version, clientRequestId } }),
    read: (id) => call(getPurchase, { params: { id } }),
    onDone: ({ id }) => void navigate({ to: '/admin/e-commerce/purchases/$id', params: { id } }),
    onRefused: (error, { say }) => {
      if (error.code.startsWith('SUPPLIER_')) say('supplierId', error.message);
      if (error.code === 'UNKNOWN_WAREHOUSE') say('warehouseId', error.message);
    },
    ...(!purchase && { madeAt: (id: string) => `/admin/e-commerce/purchases/${id}` }),
  });
  return (
    <FormPage
      form={form}
      texts={{ ns: 'purchasing', at: 'form' }}
      className="mx-auto w-full max-w-280 pb-6"
      submit={t('form.save')}
      failed={t('form.failed')}
      showValue={(_name, value) =>
        Array.isArray(value) ? t('form.itemCount', { count: value.length }) : undefined
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

/** Supplier, warehouse and date of the purchase. */
function About({ supplier }: { supplier: PurchaseWithReceipts['supplier'] | undefined }) {
  const [typed, setTyped] = useState('');
  const { data, isFetching } = useQuery(suppliersToChoose(typed));
  const warehouses = useWarehouses();
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

const counted = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Totals of the form while it is being filled in. */
function FormSums() {
  const { t } = useTranslation('purchasing');
  const { form } = useFormAround();
  const [items, discount, freight] = useWatch({
    control: form.control,
    name: ['items', 'discount', 'freight'],
  }) as [PurchaseBoxes['items'], unknown, unknown];
  const lines = items.map(({ quantity, cost, taxRate }) => ({
    quantity: counted(quantity),
    cost: counted(cost),
    taxRate: counted(taxRate),
  }));
  const sums = sumsOf(lines, { discount: counted(discount), freight: counted(freight) });
  return <PurchaseSumsList sums={sums} note={t('form.taxNote')} />;
}
