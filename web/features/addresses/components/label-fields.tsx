import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { labelKinds, type AddressFormState, type LabelKind } from '../hooks/use-address-form.ts';

/** Home, work, or the member's own word for it. */
export function LabelFields({ form }: { form: AddressFormState }) {
  const { t } = useTranslation('addresses');
  const kind = useWatch({ control: form.control, name: 'labelKind' });
  return (
    <div className="space-y-3">
      <Controller
        control={form.control}
        name="labelKind"
        render={({ field }) => (
          <RadioGroup<LabelKind>
            label={t('label.title')}
            showLabel
            look="pill"
            value={field.value}
            onChange={field.onChange}
            options={labelKinds.map((value) => ({ value, label: t(`label.${value}`) }))}
          />
        )}
      />
      {kind === 'other' && (
        <Field label={t('label.own')} error={form.formState.errors.ownLabel?.message} hideLabel>
          <Input {...form.register('ownLabel')} maxLength={40} placeholder={t('label.ownPlaceholder')} />
        </Field>
      )}
    </div>
  );
}
