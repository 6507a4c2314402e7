import { dayInVietnam } from '#shared/values/vietnam-day.ts';

const dayMilliseconds = 86_400_000;
const usualDays = 7;

/** Days in Vietnam, and the moment up to which they are counted. */
export type Period = { from: string; to: string; until: string };

export const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10);

const lastMomentOf = (day: string): number => Date.parse(`${day}T23:59:59.999+07:00`);

/** All days from the first to the last. */
export function daysOf({ from, to }: Pick<Period, 'from' | 'to'>): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / dayMilliseconds + 1;
  return Array.from({ length: count }, (_, place) => shiftDay(from, place));
}

/** A period and the one before. If its last day is not over, both end at the same hour. */
export function comparedPeriods(
  asked: { from?: string | undefined; to?: string | undefined },
  now: Date,
): { period: Period; before: Period } {
  const today = dayInVietnam(now.getTime());
  const { from = shiftDay(today, 1 - usualDays), to = today } = asked;
  const length = daysOf({ from, to }).length;
  const until = Math.min(lastMomentOf(to), Math.max(now.getTime(), Date.parse(`${from}T00:00:00+07:00`)));
  const earlier = (moment: number) => new Date(moment - length * dayMilliseconds).toISOString();
  return {
    period: { from, to, until: new Date(until).toISOString() },
    before: { from: shiftDay(from, -length), to: shiftDay(to, -length), until: earlier(until) },
  };
}
