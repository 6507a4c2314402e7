import { dayMilliseconds } from '#web/platform/format/local-time.ts';

/** Days from one calendar day to another in Vietnam; negative if the second is past. */
export const daysBetween = (today: string, day: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / dayMilliseconds);
