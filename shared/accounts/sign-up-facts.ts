import * as z from 'zod';
import { ReferenceId } from './user.ts';

/** A day somebody alive was born on; none is the empty text. */
const isBirthday = (day: string): boolean =>
  z.iso.date().safeParse(day).success && day >= '1900-01-01' && day <= new Date().toISOString().slice(0, 10);
export const Birthday = z
  .string()
  .max(10)
  .refine((day) => day === '' || isBirthday(day), { error: 'birthday' })
  .transform((day) => day || null);

/** What sign-up takes of somebody's age, and asks for where the shop says so. */
export const signUpFacts = {
  dob: Birthday.nullable().optional(),
  /** A guardian by their code. */
  guardian: z.union([z.literal('').transform(() => undefined), ReferenceId]).optional(),
};
