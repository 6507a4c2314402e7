import * as z from 'zod';
import { DivisionCode, DivisionSystem } from '../places/division.ts';
import { defineRoute } from '../contract/route.ts';
import { Address, AddressId, AddressLabel, PhoneNumber, RecipientName, Street } from './address.ts';

/** Clients may send displayed names; the server replaces them with the official names of the codes. */
const Name = z.string().max(120).nullable().optional();

const fields = {
  /** Division system; by default v1 if a district is given, else v2. */
  system: DivisionSystem.optional(),
  province: Name,
  district: Name,
  ward: Name,
  districtCode: DivisionCode.nullable().optional(),
  label: AddressLabel.optional(),
  placeId: z.string().min(1).max(300).nullable().optional(),
  isDefault: z.boolean().optional(),
};

const AddressDraft = z.strictObject({
  ...fields,
  /** Recipient; by default the member's own name and number. */
  recipientName: RecipientName.optional(),
  phone: PhoneNumber.optional(),
  provinceCode: DivisionCode,
  wardCode: DivisionCode.nullable().optional(),
  street: Street,
  /** Idempotency key, made by the client once per intent: the same key returns the same address. */
  clientRequestId: z.string().min(8).max(64).optional(),
});

const AddressChange = z.strictObject({
  ...fields,
  /** Ignored, as the path decides which address changes; clients may send a complete address. */
  id: AddressId.optional(),
  recipientName: RecipientName.optional(),
  phone: PhoneNumber.optional(),
  provinceCode: DivisionCode.optional(),
  wardCode: DivisionCode.nullable().optional(),
  street: Street.optional(),
});

export type AddressDraft = z.output<typeof AddressDraft>;
export type AddressChange = z.output<typeof AddressChange>;

const params = z.object({ id: AddressId });
const unknownDivisions = ['UNKNOWN_PROVINCE', 'UNKNOWN_DISTRICT', 'UNKNOWN_WARD'] as const;
const limit = { calls: 60, seconds: 60 };

export const createAddress = defineRoute({
  name: 'addresses/create-address',
  summary: 'Add an address to the book; the first becomes the default',
  method: 'POST',
  path: '/address',
  access: 'member',
  body: AddressDraft,
  reply: Address,
  status: 201,
  errors: [...unknownDivisions, 'TOO_MANY_ADDRESSES', 'REQUEST_DIFFERS', 'STALE_STATE'],
  limit,
});

export const updateAddress = defineRoute({
  name: 'addresses/update-address',
  summary: 'Change an address; what is left out stays',
  method: 'PATCH',
  path: '/address/{id}',
  access: 'member',
  params,
  body: AddressChange,
  reply: Address,
  errors: ['ADDRESS_NOT_FOUND', ...unknownDivisions],
  limit,
});

export const setDefaultAddress = defineRoute({
  name: 'addresses/set-default-address',
  summary: 'Make an address the default; the one before no longer is',
  method: 'PATCH',
  path: '/address/{id}/set-default',
  access: 'member',
  params,
  body: z.strictObject({}).optional(),
  reply: Address,
  errors: ['ADDRESS_NOT_FOUND'],
  limit,
});

export const deleteAddress = defineRoute({
  name: 'addresses/delete-address',
  summary: 'Delete an address; after the default, the newest other becomes it',
  method: 'DELETE',
  path: '/address/{id}',
  access: 'member',
  params,
  reply: z.object({ success: z.boolean() }),
  errors: ['ADDRESS_NOT_FOUND', 'STALE_STATE'],
  limit,
});
