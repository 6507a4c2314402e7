import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { useDivisionParts } from '../hooks/use-division-parts.ts';

type Codes = { provinceCode: number; districtCode?: number; wardCode: number | null };

type Divisions = Pick<StaffWarehouse, 'currentDivision' | 'formerDivision'>;

export const currentCodes = ({ currentDivision: at }: Divisions) =>
  at && { provinceCode: at.provinceCode, wardCode: at.wardCode };

export const formerCodes = ({ formerDivision: at }: Divisions) =>
  at && { provinceCode: at.provinceCode, districtCode: at.districtCode, wardCode: at.wardCode };

/** Names of a division in one line, e.g. 'Phường Cửa Nam, Quận Hoàn Kiếm, Thành phố Hà Nội'. */
export const divisionLine = ({
  ward,
  province,
  ...more
}: NonNullable<Divisions['currentDivision']> & { district?: string }): string =>
  [ward, more.district, province].filter(Boolean).join(', ');

type DivisionCodesProps = {
  name: keyof Divisions;
  system: 'v1' | 'v2';
  /** Receives the name of the selected province. */
  onProvince?: (name: string) => void;
};

/** Shows the address in one division system; each select offers the parts of the division above it. */
export function DivisionCodes({ name, system, onProvince }: DivisionCodesProps) {
  const { t } = useTranslation('backOffice');
  const { form } = useFormAround();
  const { field, fieldState } = useController({ control: form.control, name });
  // The form's schema determines the shape of this value.
  const codes = field.value as Partial<Codes> | null;
  const { provinceCode = null, districtCode = null, wardCode = null } = codes ?? {};
  const choices = useDivisionParts(system, { provinceCode, districtCode });
  const isFormer = system === 'v1';
  const numberOf = (value: string | undefined) => (value === undefined ? null : Number(value));
  const shown = (code: number | null) => (code === null ? undefined : String(code));
  const chooseProvince = (value: string | undefined) => {
    field.onChange(value === undefined ? null : { provinceCode: Number(value), wardCode: null });
    const chosen = choices.provinces.options.find((option) => option.value === value);
    if (chosen) onProvince?.(chosen.label);
  };
  return (
    <fieldset className="rounded-md border border-line p-3.5">
      <legend className="px-1 text-sm font-semibold">{t(`warehouses.form.${name}`)}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label={t('warehouses.form.divisionProvince')}
          {...(fieldState.error?.message && { error: fieldState.error.message })}
        >
          <Combobox {...choices.provinces} value={shown(provinceCode)} onChange={chooseProvince} />
        </Field>
        {isFormer && (
          <Field label={t('warehouses.form.divisionDistrict')}>
            <Combobox
              {...choices.districts}
              disabled={provinceCode === null}
              value={shown(districtCode)}
              onChange={(value) =>
                field.onChange({ provinceCode, districtCode: numberOf(value), wardCode: null })
              }
            />
          </Field>
        )}
        <Field label={t('warehouses.form.divisionWard')}>
          <Combobox
            {...choices.wards}
            disabled={(isFormer ? districtCode : provinceCode) === null || choices.wardless}
            value={shown(wardCode)}
            onChange={(value) => field.onChange({ ...codes, wardCode: numberOf(value) })}
          />
        </Field>
      </div>
    </fieldset>
  );
}
