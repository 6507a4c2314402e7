import * as z from 'zod';
import { tidy } from '../values/text.ts';

/** Each is a write of its own beside the shelves': what one receipt brings of them, all lines together. */
export const mostSerials = 60;

/** As it stands on the piece, in capitals. */
export const Serial = z
  .string()
  .max(120)
  .transform((serial) => tidy(serial).toUpperCase())
  .pipe(z.string().min(1, { error: 'required' }).max(60));

export const Serials = z
  .array(Serial)
  .max(mostSerials)
  .refine((serials) => new Set(serials).size === serials.length, { error: 'serials-twice' });

/** Numbers as they are scanned or pasted: one on each line. */
export const serialsIn = (text: string): string[] =>
  text
    .split(/[\n\r\t;,]+/)
    .map((serial) => tidy(serial).toUpperCase())
    .filter((serial) => serial !== '');
