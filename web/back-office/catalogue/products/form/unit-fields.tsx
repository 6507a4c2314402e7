import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProductForStaff } from '#shared/catalogue/admin-products.contract.ts';
import { unitWord } from '#shared/catalogue/product-choices.ts';
import { isBoundTo } from '#shared/catalogue/unit.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import type { ContractFormState } from '#web/platform/forms/use-contract-form.ts';
import { ComboboxField } from '#web/ui/form/choice-fields.tsx';
import { DecimalField } from '#web/ui/form/decimal-field.tsx';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { partQuery, partsToChoose } from '../api/product-queries.ts';

type Boxes = [masterUnitId: string, conversionValue: number, unit: string];

/** Base product selected in the form, if it is loaded, and the number of its pieces in one unit. */
export function useUnitBase() {
  const { form } = useFormAround();
  const [masterUnitId, quantity, unit] = useWatch({
    control: form.control,
    name: ['masterUnitId', 'conversionValue', 'unit'],
  }) as Boxes;
  const isBound = isBoundTo(masterUnitId);
  const { data: base } = useQuery(partQuery(isBound ? masterUnitId : ''));
  return { isBound, base: isBound ? base : undefined, quantity, unit };
}

/** Fields for the base product of a bigger unit, and the number of its pieces. */
export function UnitFields({ product }: { product: ProductForStaff | undefined }) {
  const { form } = useFormAround();
  const { isBound, base } = useUnitBase();
  const [typed, setTyped] = useState('');
  const { data: found = [], isPending } = useQuery(partsToChoose(useDeferredValue(typed)));
  const known = base && !found.some(({ id }) => id === base.id) ? [base] : [];
  const goods = [...known, ...found].filter(({ id, type }) => type === 'product' && id !== product?.id);
  const chosen = () => {
    // The select uses '' for no choice, not null. A unit has no opening stock.
    if (form.getValues('masterUnitId') === null) form.setValue('masterUnitId', '', { shouldDirty: true });
    else leaveShelves(form);
  };
  return (
    <>
      <ComboboxField
        name="masterUnitId"
        options={goods.map(({ id, name, code }) => ({ value: id, label: `${name} · ${code}` }))}
        onQuery={setTyped}
        loading={isPending}
        clearable
        onChosen={chosen}
      />
      <DecimalField name="conversionValue" required={isBound} />
      <UnitLine />
    </>
  );
}

/** Summary of the unit in one line, e.g. thùng = 24 hộp, with the current stock in units. */
function UnitLine() {
  const { t } = useTranslation('staffProducts');
  const { number } = useFormat();
  const { base, quantity, unit } = useUnitBase();
  if (!base || !Number.isInteger(quantity) || quantity < 2) return null;
  const pieces = base.available;
  return (
    <p role="status" className="rounded-sm bg-sunken px-4 py-3 text-sm tabular-nums sm:col-span-2">
      {t('units.line', {
        unit: unitWord(unit),
        base: unitWord(base.unit),
        amount: number(quantity),
        left: number(Math.floor(pieces / quantity)),
        pieces: number(pieces),
      })}
    </p>
  );
}

/** Clears the opening stock of a product that has no stock of its own. */
export function leaveShelves(form: ContractFormState): void {
  form.setValue('stock', []);
  const variants = form.getValues('variants') as { stock: number }[];
  if (variants.some(({ stock }) => stock > 0))
    form.setValue(
      'variants',
      variants.map((variant) => ({ ...variant, stock: 0 })),
    );
}
