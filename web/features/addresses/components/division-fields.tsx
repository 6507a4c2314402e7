import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { Controller, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Combobox, type ComboboxOption } from '#web/ui/fields/combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { useDivisionChoices } from '../hooks/use-division-choices.ts';
import type { AddressFormState } from './address-form-state.ts';

/** Asks for province, district and ward; each list depends on the level above. */
export function DivisionFields({ form }: { form: AddressFormState }) {
  const { t } = useTranslation('addresses');
  const { control, setValue } = form;
  const { isSubmitted: shouldValidate } = useFormState({ control });
  const names = ['system', 'provinceCode', 'districtCode'] as const;
  const [system, provinceCode, districtCode] = useWatch({ control, name: names });
  const choices = useDivisionChoices({ system, provinceCode, districtCode });
  const isFormer = system === 'v1';
  const { wardless } = choices;
  useEffect(() => setValue('wardless', wardless), [wardless, setValue]);

  const choose = (level: DivisionLevel) => (value: string | undefined) => {
    setValue(level, value === undefined ? null : Number(value), { shouldValidate, shouldDirty: true });
    for (const lower of below[level]) setValue(lower, null, { shouldValidate });
    setValue('placeId', null);
  };

  return (
    <>
      {choices.failed && (
        <p role="alert" className="flex items-center gap-2.5 text-sm text-danger">
          <TriangleAlert aria-hidden className="size-4.5 shrink-0" />
          <span className="min-w-0 grow">{t('form.divisionsFailed')}</span>
          <RetryButton onRetry={choices.retry} />
        </p>
      )}
      <div className="grid gap-4.5 sm:grid-cols-2">
        <DivisionField
          form={form}
          name="provinceCode"
          className={isFormer ? 'sm:col-span-2' : undefined}
          label={t('form.province')}
          placeholder={t('form.provincePlaceholder')}
          {...choices.provinces}
          onChange={choose('provinceCode')}
        />
        {isFormer && (
          <DivisionField
            form={form}
            name="districtCode"
            label={t('form.district')}
            placeholder={t('form.districtPlaceholder')}
            disabled={provinceCode === null}
            {...choices.districts}
            onChange={choose('districtCode')}
          />
        )}
        <DivisionField
          form={form}
          name="wardCode"
          label={t('form.ward')}
          placeholder={wardless ? t('form.noWard') : t('form.wardPlaceholder')}
          disabled={(isFormer ? districtCode : provinceCode) === null || wardless}
          {...choices.wards}
          onChange={choose('wardCode')}
        />
      </div>
    </>
  );
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Button size="sm" onClick={onRetry}>
      {t('action.retry')}
    </Button>
  );
}

type FieldProps = {
  form: AddressFormState;
  name: DivisionLevel;
  label: string;
  placeholder: string;
  options: readonly ComboboxOption[];
  loading: boolean;
  disabled?: boolean;
  className?: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** A missing choice is only marked by its frame; the notice above the form names the fields. */
function DivisionField({ form, name, label, className, ...combobox }: FieldProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { ref, onBlur, value }, fieldState }) => (
        <Field
          label={label}
          required
          className={clsx(fieldState.invalid && '[&_input:enabled]:border-danger!', className)}
        >
          <div {...(fieldState.invalid && { 'data-problem': '' })}>
            <Combobox
              {...combobox}
              ref={ref}
              onBlur={onBlur}
              value={value === null ? undefined : String(value)}
            />
          </div>
        </Field>
      )}
    />
  );
}

type DivisionLevel = 'provinceCode' | 'districtCode' | 'wardCode';

/** Levels to clear when a level changes. */
const below: Record<DivisionLevel, readonly DivisionLevel[]> = {
  provinceCode: ['districtCode', 'wardCode'],
  districtCode: ['wardCode'],
  wardCode: [],
};
