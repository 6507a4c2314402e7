import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import type { Arrival } from '#shared/orders/shipping.contract.ts';

/** A moment as ISO text or milliseconds, or a calendar day (YYYY-MM-DD). */
export type At = string | number | null | undefined;

const hourMilliseconds = 3_600_000;
export const dayMilliseconds = 24 * hourMilliseconds;

/** Shifts a time by UTC+7, which Vietnam uses all year, so that its UTC fields show the local clock. */
const inHanoi = (time: number): Date => new Date(time + 7 * hourMilliseconds);

/** Returns the current day in Vietnam, YYYY-MM-DD. */
export const todayInVietnam = (now: number = Date.now()): string => dayInVietnam(now);

export const timeOf = (at: At): number => (typeof at === 'number' ? at : Date.parse(at ?? ''));

/** Returns the local time in Hà Nội as ISO text; undefined for an invalid date. */
function clock(at: At): string | undefined {
  const shown = inHanoi(timeOf(at));
  return Number.isNaN(shown.getTime()) ? undefined : shown.toISOString();
}

const turned = (isoDay: string | undefined): string | undefined => isoDay?.split('-').reverse().join('/');

/** Formats a day: 21/11/2026, the same in both languages, as on Vietnamese receipts. */
export const showDay = (at: At): string | undefined => turned(clock(at)?.slice(0, 10));

/** Formats a time: 09:05. */
export const showTime = (at: At): string | undefined => clock(at)?.slice(11, 16);

/** Formats a month: 11/2026. */
export const showMonth = (at: At): string | undefined => turned(clock(at)?.slice(0, 7));

/** Formats a moment: 21/11/2026 09:05. */
export function showMoment(at: At): string | undefined {
  const shown = clock(at);
  return shown && `${turned(shown.slice(0, 10))} ${shown.slice(11, 16)}`;
}

/** English days without a year name the month, because '01/12' is ambiguous there. */
const englishDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Ho_Chi_Minh',
});
const showDayOfYear = (at: At, language: string): string | undefined =>
  language === 'en' && clock(at) ? englishDay.format(timeOf(at)) : showDay(at)?.slice(0, 5);

/** Formats a range of days: 24/11 – 26/11 or 24 Nov – 26 Nov; a single day as 24/11. */
export function showDays(from: At, to: At, language: string): string {
  const [first, last] = [from, to].map((at) => showDayOfYear(at, language));
  return first === last ? String(first) : `${first} – ${last}`;
}

/** Formats a range of arrival days, counted from a moment. */
export const showArrival = (
  since: number,
  { daysFrom, daysTo }: NonNullable<Arrival>,
  language: string,
): string => showDays(since + daysFrom * dayMilliseconds, since + daysTo * dayMilliseconds, language);

type Age = { unit: 'now' | 'minutes' | 'hours'; count: number };

/** Returns how long ago it was within 24 hours; undefined later, when the date is more useful. */
export function ageOf(at: At, now: number): Age | undefined {
  const minutes = Math.floor((now - timeOf(at)) / 60_000);
  // A slightly slow clock must not hide that something just happened.
  if (minutes < 1 && minutes > -5) return { unit: 'now', count: 0 };
  if (!(minutes >= 1 && minutes < 24 * 60)) return undefined;
  return minutes < 60
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.floor(minutes / 60) };
}
