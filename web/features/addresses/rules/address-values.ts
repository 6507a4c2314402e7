import * as z from 'zod';
import { type Address, PhoneNumber, RecipientName, Street } from '#shared/addresses/address.ts';
import { DivisionSystem } from '#shared/places/division.ts';
import { partsOfPlaceId, type PlaceSuggestion } from '#shared/places/suggest-places.contract.ts';
import type { AddressBody } from '../api/address-queries.ts';

/** How an address is called: one of the known kinds, or in the member's own words. */
export const labelKinds = ['home', 'work', 'other'] as const;
export type LabelKind = (typeof labelKinds)[number];

const Code = z.number().nullable();
/** Asked whatever else is wrong: every empty box is marked at once. */
const always = () => true;

/** What the boxes hold while they are being filled; an empty choice is null. */
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
    /** Set where a district has no wards: then none has to be chosen. */
    wardless: z.boolean(),
  })
  .refine(({ system, districtCode }) => system === 'v2' || districtCode !== null, {
    path: ['districtCode'],
    when: always,
  })
  .refine(({ wardless, wardCode }) => wardless || wardCode !== null, { path: ['wardCode'], when: always });

export type AddressValues = z.input<typeof AddressSchema>;
export type FilledAddress = z.output<typeof AddressSchema>;

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
