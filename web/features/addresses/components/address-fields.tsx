import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckField, RadioField } from '#web/ui/form/choice-fields.tsx';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { placeFields, labelKinds, type LabelKind } from '../rules/address-values.ts';
import { PlaceFields } from './place-fields.tsx';
import type { AddressFormState } from './address-form-state.ts';

type Props = {
  form: AddressFormState & Parameters<typeof FormProblem>[0]['form'];
  /** True if this is the only address, which is always the default. */
  lockDefault: boolean;
};

/** Shows all fields of an address, in either division system. */
export function AddressFields({ form, lockDefault }: Props) {
  return (
    <>
      {form.failure ? <FormProblem form={form} /> : <Incomplete form={form} />}
      <div className="grid gap-4.5 sm:grid-cols-2">
        <TextField name="recipientName" autoComplete="name" maxLength={80} required />
        <TextField name="phone" type="tel" autoComplete="tel" maxLength={20} required />
      </div>
      <PlaceFields form={form} />
      <LabelFields form={form} />
      {!lockDefault && <CheckField name="isDefault" />}
    </>
  );
}

const labels = {
  provinceCode: 'province',
  districtCode: 'district',
  wardCode: 'ward',
  street: 'street',
} as const;

/** Lists the address fields that are still empty. */
function Incomplete({ form }: { form: AddressFormState }) {
  const { t } = useTranslation('addresses');
  const { errors } = useFormState({ control: form.control });
  const empty = placeFields.filter((name) => errors[name]);
  if (empty.length === 0) return null;
  return (
    <Notice
      title={
        <>
          {t('form.incomplete')}
          <span className="sr-only"> {empty.map((name) => t(`form.${labels[name]}`)).join(', ')}</span>
        </>
      }
    />
  );
}

/** Asks for the name of the address: home, work, or the member's own word. */
function LabelFields({ form }: { form: AddressFormState }) {
  const { t } = useTranslation('addresses');
  const kind = useWatch({ control: form.control, name: 'labelKind' });
  return (
    <div className="space-y-3">
      <RadioField<LabelKind>
        name="labelKind"
        look="pill"
        options={labelKinds.map((value) => ({ value, label: t(`label.${value}`) }))}
      />
      {kind === 'other' && <TextField name="ownLabel" maxLength={40} hideLabel />}
    </div>
  );
}
