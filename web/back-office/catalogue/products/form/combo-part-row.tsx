import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/platform/format/use-format.ts';
import { ComboboxField, SelectField } from '#web/ui/form/choice-fields.tsx';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { NumberField } from '#web/ui/form/number-fields.tsx';
import { partQuery, partsToChoose } from '../api/product-queries.ts';
import { stockOfPart, type PartValues, priceOfPart } from '../rules/combo-sums.ts';

const named = ({ name, code }: { name: string; code: string }) => `${name} · ${code}`;

/** Row of a combo: product, variant and quantity. */
export function ComboPartRow({ place, comboId }: { place: number; comboId: string | undefined }) {
  const { t } = useTranslation('staffProducts');
  const { vnd, number } = useFormat();
  const { form } = useFormAround();
  const path = `parts.${place}`;
  const line = useWatch({ control: form.control, name: path }) as PartValues;
  const [typed, setTyped] = useState('');
  const { data: found = [], isPending } = useQuery(partsToChoose(useDeferredValue(typed)));
  const { data: product } = useQuery(partQuery(line.productId ?? ''));
  const known = product && !found.some(({ id }) => id === product.id) ? [product] : [];
  const options = [...known, ...found.filter(({ id }) => id !== comboId)];
  const left = stockOfPart({ ...line, product });
  return (
    <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_12rem_7rem]">
      <div className={product && product.variants.length > 0 ? '' : 'sm:col-span-2'}>
        <ComboboxField
          name="productId"
          required
          options={options.map((one) => ({ value: one.id, label: named(one) }))}
          onQuery={setTyped}
          loading={isPending}
          onChosen={() => form.setValue(`${path}.variantId`, null, { shouldDirty: true })}
        />
      </div>
      {product && product.variants.length > 0 && (
        <SelectField
          name="variantId"
          required
          options={product.variants.map(({ id, name, value }) => ({ value: id, label: `${name}: ${value}` }))}
        />
      )}
      <NumberField name="quantity" required />
      {product && (
        <p className="text-sm text-ink-2 tabular-nums sm:col-span-3">
          {t('combo.each', { price: vnd(priceOfPart({ ...line, product })) })}
          {left !== undefined && ` · ${t('combo.left', { count: left, amount: number(left) })}`}
          {!product.isActive && <span className="font-medium text-gold"> · {t('combo.off')}</span>}
        </p>
      )}
    </div>
  );
}
