import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import type { Arrival } from '#shared/orders/shipping.contract.ts';

/** A moment as the server writes it or a clock counts it, or a calendar day (YYYY-MM-DD). */
export type At = string | number | null | undefined;

const hourMilliseconds = 3_600_000;
export const dayMilliseconds = 24 * hourMilliseconds;

/** Vietnam keeps UTC+7 all year: what its clocks show is read off as if it were UTC. */
const inHanoi = (time: number): Date => new Date(time + 7 * hourMilliseconds);

/** The day it is in Vietnam, YYYY-MM-DD. */
export const todayInVietnam = (now: number = Date.now()): string => dayInVietnam(now);

export const timeOf = (at: At): number => (typeof at === 'number' ? at : Date.parse(at ?? ''));

/** What the clock in Hà Nội shows at a moment, as ISO; undefined for what is no date. */
function clock(at: At): string | undefined {
  const shown = inHanoi(timeOf(at));
  return Number.isNaN(shown.getTime()) ? undefined : shown.toISOString();
}

const turned = (isoDay: string | undefined): string | undefined => isoDay?.split('-').reverse().join('/');

/** 21/11/2026, the same in both languages, as on every Vietnamese receipt. */
export const showDay = (at: At): string | undefined => turned(clock(at)?.slice(0, 10));

/** 09:05. */
export const showTime = (at: At): string | undefined => clock(at)?.slice(11, 16);

/** 11/2026. */
export const showMonth = (at: At): string | undefined => turned(clock(at)?.slice(0, 7));

/** 21/11/2026 09:05. */
export function showMoment(at: At): string | undefined {
  const shown = clock(at);
  return shown && `${turned(shown.slice(0, 10))} ${shown.slice(11, 16)}`;
}

/** Of days without a year nobody could tell '01/12' from the twelfth of January: in English the month has its name. */
const englishDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Ho_Chi_Minh',
});
const showDayOfYear = (at: At, language: string): string | undefined =>
  language === 'en' && clock(at) ? englishDay.format(timeOf(at)) : showDay(at)?.slice(0, 5);

/** 24/11 – 26/11 or 24 Nov – 26 Nov; of one day 24/11. */
export function showDays(from: At, to: At, language: string): string {
  const [first, last] = [from, to].map((at) => showDayOfYear(at, language));
  return first === last ? String(first) : `${first} – ${last}`;
}

/** The same, counted from a moment. */
export const showArrival = (
  since: number,
  { daysFrom, daysTo }: NonNullable<Arrival>,
  language: string,
): string => showDays(since + daysFrom * dayMilliseconds, since + daysTo * dayMilliseconds, language);
