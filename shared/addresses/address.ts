import * as z from 'zod';
import { PersonName, PhoneNumber } from '../accounts/user.ts';
import { DivisionSystem } from '../places/division.ts';
import { tidy } from '../values/text.ts';

export const AddressId = z.string().min(1).max(40);
/** Re-exported from a file without schemas, for screens that only show addresses. */
export { addressLabels, addressLine, maxAddresses } from './address-line.ts';

/** Free text: tidied, with a minimum and a maximum length. */
const text = (shortest: number, longest: number) =>
  z
    .string()
    .max(longest * 2)
    .transform(tidy)
    .pipe(z.string().min(shortest).max(longest));

/** Name of the recipient. Mails greet its owner with it, so only names are accepted. */
export const RecipientName = PersonName;
export const Street = text(1, 200);
/** 'home', 'work', or the member's own word; empty for none. */
export const AddressLabel = text(0, 40);
export { PhoneNumber };

/** A saved address of a member. The names are the official ones of its codes. */
export const Address = z.object({
  id: AddressId,
  recipientName: z.string(),
  phone: z.string(),
  label: z.string(),
  system: DivisionSystem,
  province: z.string(),
  provinceCode: z.int(),
  /** Null in v2, which has no districts. */
  district: z.string().nullable(),
  districtCode: z.int().nullable(),
  /** Null if a former district has no wards, as on islands. */
  ward: z.string().nullable(),
  wardCode: z.int().nullable(),
  street: z.string(),
  /** Place id, if the address was chosen from the place search. */
  placeId: z.string().nullable(),
  isDefault: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Address = z.infer<typeof Address>;
