import * as z from 'zod';

const iso = (text: string): string => new Date(text).toISOString();

/** Start of a period: an instant, or a day in Vietnam, which means that day's first moment. */
export const SinceDay = z.union([
  z.iso.datetime({ offset: true }).transform(iso),
  z.iso.date().transform((day) => iso(`${day}T00:00:00.000+07:00`)),
]);

/** End of a period: an instant, or a day in Vietnam, which means that day's last moment. */
export const UntilDay = z.union([
  z.iso.datetime({ offset: true }).transform(iso),
  z.iso.date().transform((day) => iso(`${day}T23:59:59.999+07:00`)),
]);
