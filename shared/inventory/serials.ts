import * as z from 'zod';
import { tidy } from '../values/text.ts';

/** Maximum serial numbers of one receipt; each is a separate write in the transaction. */
export const maxSerials = 60;

/** Serial number as on the piece, in capitals. */
const Serial = z
  .string()
  .max(120)
  .transform((serial) => tidy(serial).toUpperCase())
  .pipe(z.string().min(1, { error: 'required' }).max(60));

export const Serials = z
  .array(Serial)
  .max(maxSerials)
  .refine((serials) => new Set(serials).size === serials.length, { error: 'serials-twice' });

/** Splits scanned or pasted serial numbers: one on each line. */
export const serialsIn = (text: string): string[] =>
  text
    .split(/[\n\r\t;,]+/)
    .map((serial) => tidy(serial).toUpperCase())
    .filter((serial) => serial !== '');
