import { Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { purchaseTaxRates } from '#shared/purchasing/purchase-draft.ts';
import { worthOf } from '#shared/purchasing/purchase-sums.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { FormField } from '#web/ui/form/form-field.tsx';
import { MoneyField, NumberField } from '#web/ui/form/number-fields.tsx';
import type { ItemBoxes, GoodOfLine } from '../rules/purchase-boxes.ts';
import { GoodName } from './good-name.tsx';

/** Row of an ordered good: quantity, cost and tax. */
export function OrderLine({ good, onRemove }: { good: GoodOfLine | undefined; onRemove: () => void }) {
  const { t } = useTranslation('purchasing');
  const { vnd } = useFormat();
  const { say } = useShopWords();
  const { form, row } = useFormAround();
  const { quantity, cost } = useWatch({ control: form.control, name: row?.path ?? '' }) as ItemBoxes;
  const worth = worthOf({ quantity: quantity || 0, cost: cost || 0 });
  const name = good ? [good.name, say(good.variantName)].filter(Boolean).join(' · ') : '';
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-2 lg:grid-cols-[minmax(0,1fr)_7rem_9rem_6.5rem_8rem_2.25rem]">
      <div className="col-span-2 lg:col-span-1 lg:pt-6.5">{good && <GoodName good={good} />}</div>
      <NumberField name="quantity" required />
      <MoneyField name="cost" zero />
      <TaxRate />
      <p className="text-sm lg:text-right">
        <span className="mb-1.5 block font-semibold">{t('lines.worth')}</span>
        <span className="flex h-10.5 items-center font-semibold tabular-nums lg:justify-end">
          {vnd(worth)}
        </span>
      </p>
      <IconButton
        size="sm"
        className="justify-self-end max-lg:col-start-2 lg:mt-7.5"
        label={t('lines.remove', { name })}
        icon={<Trash2 />}
        onClick={onRemove}
      />
    </div>
  );
}

/** Adapter between the numeric form value and the text values of the select. */
function TaxRate() {
  return (
    <FormField name="taxRate">
      {({ value, onChange, onBlur }) => (
        <Select
          onBlur={onBlur}
          options={purchaseTaxRates.map((rate) => ({ value: String(rate), label: `${rate}%` }))}
          value={String(value ?? 0)}
          onChange={(rate) => onChange(Number(rate))}
        />
      )}
    </FormField>
  );
}
