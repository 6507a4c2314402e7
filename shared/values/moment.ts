import * as z from 'zod';

/** An instant, or a local time in Vietnam to the minute, as an input field gives it. */
export const Moment = z.union([
  z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString()),
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
    .refine((text) => !Number.isNaN(Date.parse(`${text}+07:00`)), { error: 'invalid' })
    .transform((text) => new Date(`${text}+07:00`).toISOString()),
]);
