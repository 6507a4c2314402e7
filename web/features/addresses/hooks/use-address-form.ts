import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import * as z from 'zod';
import { type Address, PhoneNumber, RecipientName, Street } from '#shared/addresses/address.ts';
import { DivisionSystem } from '#shared/places/division.ts';
import { partsOfPlaceId, type PlaceSuggestion } from '#shared/places/suggest-places.ts';
import { fieldProblems } from '#shared/field-problems.ts';
import type { Language } from '#shared/language.ts';
import { missingMessage } from '#shared/messages/index.ts';
import { useLanguage } from '#web/platform/i18n/use-language.ts';
import type { AddressBody } from '../api/address-queries.ts';

/** How an address is called: one of the known kinds, or in the member's own words. */
export const labelKinds = ['home', 'work', 'other'] as const;
export type LabelKind = (typeof labelKinds)[number];

const Code = z.number();

const Fields = z.object({
  system: DivisionSystem,
  recipientName: RecipientName,
  phone: PhoneNumber,
  provinceCode: Code,
  districtCode: Code.nullable(),
  wardCode: Code.nullable(),
  street: Street,
  labelKind: z.enum(labelKinds),
  ownLabel: z.string().max(40),
  isDefault: z.boolean(),
  placeId: z.string().nullable(),
  /** Set where a district has no wards: then none has to be chosen. */
  wardless: z.boolean(),
});

/**
 * What the boxes hold while they are being filled. One that is empty holds null: to the form library
 * undefined means its first value, so a choice taken away would come back.
 */
export type AddressValues = Omit<z.input<typeof Fields>, 'provinceCode'> & { provinceCode: number | null };

/** The boxes whose lack is marked but not spelled out: the asterisk and the notice above say it. */
export const placeFields = ['provinceCode', 'districtCode', 'wardCode', 'street'] as const;

export function valuesOf(address: Address | undefined, person: Partial<AddressValues> = {}): AddressValues {
  const kind = labelKinds.find((known) => known === address?.label);
  return {
    system: address?.system ?? 'v2',
    recipientName: address?.recipientName ?? person.recipientName ?? '',
    phone: address?.phone ?? person.phone ?? '',
    provinceCode: address?.provinceCode ?? null,
    districtCode: address?.districtCode ?? null,
    wardCode: address?.wardCode ?? null,
    street: address?.street ?? '',
    labelKind: kind ?? (address ? 'other' : 'home'),
    ownLabel: kind ? '' : (address?.label ?? ''),
    isDefault: address?.isDefault ?? false,
    placeId: address?.placeId ?? null,
    wardless: address !== undefined && address.wardCode === null,
  };
}

export const toBody = (values: AddressValues, clientRequestId: string): AddressBody => ({
  system: values.system,
  recipientName: values.recipientName,
  phone: values.phone,
  // The schema has seen to it that a province is chosen.
  provinceCode: values.provinceCode ?? 0,
  districtCode: values.system === 'v1' ? values.districtCode : null,
  wardCode: values.wardCode,
  street: values.street,
  label: values.labelKind === 'other' ? values.ownLabel : values.labelKind,
  isDefault: values.isDefault,
  placeId: values.placeId,
  clientRequestId,
});

/** What choosing a place says of the boxes; a place of another service only says its text. */
export function valuesOfPlace({ place_id, description }: PlaceSuggestion): Partial<AddressValues> {
  const parts = partsOfPlaceId(place_id);
  if (!parts) return { street: description, placeId: place_id };
  const { system, provinceCode, districtCode, wardCode, street } = parts;
  return {
    system,
    provinceCode,
    districtCode,
    wardCode,
    placeId: place_id,
    wardless: false,
    ...(street && { street }),
  };
}

const missing = (values: AddressValues): string[] => [
  ...(values.system === 'v1' && values.districtCode === null ? ['districtCode'] : []),
  ...(values.wardCode === null && !values.wardless ? ['wardCode'] : []),
];

const resolverIn =
  (language: Language): Resolver<AddressValues> =>
  (values) => {
    const { error } = Fields.safeParse(values);
    const problems = [
      ...(error ? fieldProblems(error, language) : []),
      ...missing(values).map((path) => ({ path, message: '' })),
    ].map(({ path, message }) => {
      const blank = !String(values[path as keyof AddressValues] ?? '').trim();
      return [path, { type: 'invalid', message: blank ? missingMessage(path, language) : message }];
    });
    if (problems.length === 0) return { values, errors: {} };
    return { values: {}, errors: Object.fromEntries(problems) as FieldErrors<AddressValues> };
  };

export function useAddressForm(defaultValues: AddressValues) {
  const { contentLanguage } = useLanguage();
  return useForm<AddressValues>({
    resolver: resolverIn(contentLanguage),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
}

export type AddressFormState = ReturnType<typeof useAddressForm>;
