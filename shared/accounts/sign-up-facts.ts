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

/** Whoever is younger needs a member of proven identity who answers for them. */
export const guardianBelow = 16;

/** Full years between two days. */
export const yearsBetween = (born: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (day.slice(5) < born.slice(5) ? 1 : 0);

export const isYoung = (born: string, today: string): boolean => yearsBetween(born, today) < guardianBelow;

/** What sign-up takes of somebody's age, and asks for where the shop says so. */
export const signUpFacts = {
  dob: Birthday.nullable().optional(),
  /** A guardian by their code. */
  guardian: z.union([z.literal('').transform(() => undefined), ReferenceId]).optional(),
};
