import * as z from 'zod';
import { tidy } from '../values/text.ts';

/** What a VAT invoice is made out to. In a file of its own, so that a form may check it without all of the checkout. */
export const VatDetails = z.strictObject({
  companyName: z.string().max(400).transform(tidy).pipe(z.string().min(2).max(200)),
  taxCode: z
    .string()
    .trim()
    .regex(/^\d{10}(-\d{3})?$|^\d{12}$|^\d{7}$/, { error: 'tax-code' }),
  address: z.string().max(400).transform(tidy).pipe(z.string().min(5).max(200)),
  email: z.email().max(120),
});
