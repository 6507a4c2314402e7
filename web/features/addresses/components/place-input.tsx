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
  /** What the boxes begin with; from then on they keep what is typed themselves. */
  initial: PlaceValues;
  onChange: (place: PlaceValues) => void;
  /** Raised whenever somebody wants to go on: what is missing shows from then on. */
  checks: number;
};

/** The form knows of people too; here only the place is asked for. */
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

/** A place to send something to once, kept in no address book. */
export function PlaceInput({ initial, onChange, checks }: Props) {
  const { t } = useTranslation('addresses');
  const form = useContractForm(AddressSchema, {
    values: { ...valuesOf(undefined, nobody), ...initial },
    // Sent with the order; here it is only looked through.
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
