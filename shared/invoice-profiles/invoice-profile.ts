import * as z from 'zod';
import { PhoneNumber } from '../accounts/user.ts';
import { tidy } from '../values/text.ts';
import { fitsKind, profileKinds } from './tax-codes.ts';

export const ProfileId = z.string().min(1).max(40);

const text = (shortest: number, longest: number) =>
  z
    .string()
    .max(longest * 2)
    .transform(tidy)
    .pipe(z.string().min(shortest).max(longest));

/** Saved data of an invoice recipient. */
export const InvoiceProfile = z.object({
  id: ProfileId,
  kind: z.enum(profileKinds),
  /** Contact person. */
  name: z.string(),
  /** Registered company name; for a person, their own name. */
  companyName: z.string(),
  taxCode: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  isDefault: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type InvoiceProfile = z.infer<typeof InvoiceProfile>;

const shape = {
  kind: z.enum(profileKinds),
  name: text(0, 80).default(''),
  companyName: text(2, 200),
  taxCode: z
    .string()
    .max(20)
    .transform((code) => code.replace(/\s/g, ''))
    .default(''),
  address: text(5, 200),
  email: z.email().max(120),
  phone: z.union([z.literal(''), PhoneNumber]).default(''),
  isDefault: z.boolean().optional(),
};

const numbered = { path: ['taxCode'], error: 'tax-code' };

export const InvoiceProfileForm = z
  .strictObject(shape)
  .refine(({ kind, taxCode }) => fitsKind(kind, taxCode), numbered);

export const InvoiceProfileDraft = z
  .strictObject({ ...shape, clientRequestId: z.string().min(8).max(64).optional() })
  .refine(({ kind, taxCode }) => fitsKind(kind, taxCode), numbered);
export type InvoiceProfileDraft = z.output<typeof InvoiceProfileDraft>;

export const InvoiceProfileChange = z
  .strictObject({ id: ProfileId.optional(), ...shape })
  .refine(({ kind, taxCode }) => fitsKind(kind, taxCode), numbered);
export type InvoiceProfileChange = z.output<typeof InvoiceProfileChange>;
