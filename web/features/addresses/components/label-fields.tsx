import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RadioField } from '#web/ui/form/choice-fields.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { labelKinds, type LabelKind } from '../rules/address-values.ts';
import type { AddressFormState } from './address-form-state.ts';

/** Asks for the name of the address: home, work, or the member's own word. */
export function LabelFields({ form }: { form: AddressFormState }) {
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
