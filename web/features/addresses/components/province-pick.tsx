import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { provincesQuery } from '../api/division-queries.ts';
import { toProvinceOptions } from '../rules/division-options.ts';

type Props = { value: number | undefined; onChange: (provinceCode: number | undefined) => void };

/** Asks for the reader's approximate location, to find what is near. */
export function ProvincePick({ value, onChange }: Props) {
  const { t } = useTranslation('addresses');
  const { data, isLoading } = useQuery(provincesQuery('v2'));
  return (
    <Field label={t('near.label')} className="sm:max-w-80">
      <Combobox
        placeholder={t('form.provincePlaceholder')}
        options={toProvinceOptions(data)}
        loading={isLoading}
        value={value === undefined ? undefined : String(value)}
        onChange={(code) => onChange(code === undefined ? undefined : Number(code))}
      />
    </Field>
  );
}
