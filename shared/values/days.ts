import * as z from 'zod';

const iso = (text: string): string => new Date(text).toISOString();

/** A day as people in Vietnam count it, or an instant: from the day's first moment on. */
export const SinceDay = z.union([
  z.iso.datetime({ offset: true }).transform(iso),
  z.iso.date().transform((day) => iso(`${day}T00:00:00.000+07:00`)),
]);

/** The same, until the day's last moment. */
export const UntilDay = z.union([
  z.iso.datetime({ offset: true }).transform(iso),
  z.iso.date().transform((day) => iso(`${day}T23:59:59.999+07:00`)),
]);
