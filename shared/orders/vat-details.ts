import * as z from 'zod';
import { tidy } from '../values/text.ts';

/** Details of a VAT invoice's recipient, apart so that forms do not load the whole checkout. */
export const VatDetails = z.strictObject({
  companyName: z.string().max(400).transform(tidy).pipe(z.string().min(2).max(200)),
  taxCode: z
    .string()
    .trim()
    .regex(/^\d{10}(-\d{3})?$|^\d{12}$|^\d{7}$/, { error: 'tax-code' }),
  address: z.string().max(400).transform(tidy).pipe(z.string().min(5).max(200)),
  email: z.email().max(120),
});
