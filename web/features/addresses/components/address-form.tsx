import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Controller, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import {
  placeFields,
  useAddressForm,
  type AddressFormState,
  type AddressValues,
} from '../hooks/use-address-form.ts';
import { LabelFields } from './label-fields.tsx';
import { PlaceFields } from './place-fields.tsx';

export type AddressFormProps = {
  /** Ties a submit button elsewhere (a dialog's footer) to this form. */
  id: string;
  values: AddressValues;
  /** What the server said of the last try. */
  failure?: ReactNode;
  /** The only address is the default, whatever one wishes. */
  lockDefault?: boolean;
  onSubmit: (values: AddressValues) => void;
};

/** Everything an address says, in either division system. */
export function AddressForm({ id, values, failure, lockDefault, onSubmit }: AddressFormProps) {
  const { t } = useTranslation('addresses');
  const form = useAddressForm(values);
  const { register, control } = form;
  const { errors } = form.formState;
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        // A form inside another's dialog is still that form's child to React.
        event.stopPropagation();
        void form.handleSubmit(onSubmit)(event);
      }}
      className="space-y-4.5"
    >
      <Notice>{failure ?? <Incomplete form={form} />}</Notice>
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Field label={t('form.recipientName')} error={errors.recipientName?.message} required>
          <Input
            {...register('recipientName')}
            autoComplete="name"
            maxLength={80}
            placeholder={t('form.recipientPlaceholder')}
          />
        </Field>
        <Field label={t('form.phone')} error={errors.phone?.message} required>
          <Input
            {...register('phone')}
            type="tel"
            autoComplete="tel"
            maxLength={20}
            placeholder="0912 345 678"
          />
        </Field>
      </div>
      <PlaceFields form={form} />
      <LabelFields form={form} />
      {!lockDefault && (
        <Controller
          control={control}
          name="isDefault"
          render={({ field }) => (
            <Checkbox
              label={t('form.isDefault')}
              help={t('form.isDefaultHelp')}
              checked={field.value}
              onCheckedChange={(checked) => field.onChange(checked === true)}
            />
          )}
        />
      )}
    </form>
  );
}

const labels = {
  provinceCode: 'province',
  districtCode: 'district',
  wardCode: 'ward',
  street: 'street',
} as const;

/** Which of the boxes of the place are still empty. */
function Incomplete({ form }: { form: AddressFormState }) {
  const { t } = useTranslation('addresses');
  const { errors } = useFormState({ control: form.control });
  const empty = placeFields.filter((name) => errors[name]);
  if (empty.length === 0) return null;
  return (
    <>
      {t('form.incomplete')}
      <span className="sr-only"> {empty.map((name) => t(`form.${labels[name]}`)).join(', ')}</span>
    </>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-md border border-danger/40 bg-danger-soft px-4 py-3 text-sm font-semibold text-danger has-[p:empty]:hidden"
    >
      <CircleAlert aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0">{children}</p>
    </div>
  );
}
