import * as z from 'zod';
import { type Address, PhoneNumber, RecipientName, Street } from '#shared/addresses/address.ts';
import { DivisionSystem } from '#shared/places/division.ts';
import { partsOfPlaceId, type PlaceSuggestion } from '#shared/places/suggest-places.contract.ts';
import type { AddressBody } from '../api/address-queries.ts';

/** Name of an address: one of the known kinds, or the member's own word. */
export const labelKinds = ['home', 'work', 'other'] as const;
export type LabelKind = (typeof labelKinds)[number];

const Code = z.number().nullable();
/** Runs the check even if other fields are invalid, so that every empty field is marked at once. */
const always = () => true;

/** Form values while being filled in; an empty choice is null. */
export const AddressSchema = z
  .object({
    system: DivisionSystem,
    recipientName: RecipientName,
    phone: PhoneNumber,
    provinceCode: Code.pipe(z.number()),
    districtCode: Code,
    wardCode: Code,
    street: Street,
    labelKind: z.enum(labelKinds),
    ownLabel: z.string().max(40),
    isDefault: z.boolean(),
    placeId: z.string().nullable(),
    /** True for a district without wards, where none has to be chosen. */
    wardless: z.boolean(),
  })
  .refine(({ system, districtCode }) => system === 'v2' || districtCode !== null, {
    path: ['districtCode'],
    when: always,
  })
  .refine(({ wardless, wardCode }) => wardless || wardCode !== null, { path: ['wardCode'], when: always });

export type AddressValues = z.input<typeof AddressSchema>;
export type FilledAddress = z.output<typeof AddressSchema>;

/** Fields whose absence is marked without a text: the asterisk and the notice above explain it. */
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

export const toBody = (values: FilledAddress): AddressBody => ({
  system: values.system,
  recipientName: values.recipientName,
  phone: values.phone,
  provinceCode: values.provinceCode,
  districtCode: values.system === 'v1' ? values.districtCode : null,
  wardCode: values.wardCode,
  street: values.street,
  label: values.labelKind === 'other' ? values.ownLabel : values.labelKind,
  isDefault: values.isDefault,
  placeId: values.placeId,
});

/** Converts a chosen place to form values; a place of another service only supplies its text. */
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
