import { useEffect, useEffectEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { AddressSchema, placeFields, valuesOf, type AddressValues } from '../rules/address-values.ts';
import { PlaceFields } from './place-fields.tsx';

export type PlaceValues = Pick<
  AddressValues,
  'system' | 'provinceCode' | 'districtCode' | 'wardCode' | 'street' | 'placeId' | 'wardless'
>;

type Props = {
  /** Initial values; afterwards the fields keep their own state. */
  initial: PlaceValues;
  onChange: (place: PlaceValues) => void;
  /** Counter that is raised on every attempt to continue; missing fields are marked from then on. */
  checks: number;
};

/** Dummy recipient: the schema requires one, but this form only asks for the place. */
const nobody = { recipientName: '---', phone: '0000000000' };

const placeOf = ({
  system,
  provinceCode,
  districtCode,
  wardCode,
  street,
  placeId,
  wardless,
}: AddressValues): PlaceValues => ({
  system,
  provinceCode,
  districtCode,
  wardCode,
  street,
  placeId,
  wardless,
});

/** Asks for a delivery place that is used once and not stored in an address book. */
export function PlaceInput({ initial, onChange, checks }: Props) {
  const { t } = useTranslation('addresses');
  const form = useContractForm(AddressSchema, {
    values: { ...valuesOf(undefined, nobody), ...initial },
    // The place is sent with the order; here it is only validated.
    send: () => Promise.resolve(),
  });
  const { subscribe, submit } = form;
  const { errors } = useFormState({ control: form.control });
  const tell = useEffectEvent((values: AddressValues) => onChange(placeOf(values)));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) }),
    [subscribe],
  );
  const look = useEffectEvent(() => submit());
  useEffect(() => {
    if (checks > 0) look();
  }, [checks]);
  const incomplete = placeFields.some((name) => errors[name]);
  return (
    <div className="space-y-4.5" {...(incomplete && { 'data-problem': '' })}>
      {incomplete && (
        <p role="alert" className="text-sm font-medium text-danger">
          {t('form.incomplete')}
        </p>
      )}
      <PlaceFields form={form} searchable={false} />
    </div>
  );
}
