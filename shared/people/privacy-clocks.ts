import { dayInVietnam } from '../values/vietnam-day.ts';
import type { PrivacyKind } from './privacy-choices.ts';

type Clock = {
  /** Working days until the person has been told that it came. */
  receipt: number;
  /** Days until it is done; `working` leaves out weekends and holidays. */
  due: number;
  counts: 'working' | 'calendar';
  /** Once, with a reason, by so many more. */
  extension: number;
  /** So many days before it is due it is said to whoever works here. */
  alarm: number;
};

/**
 * How long each kind of request may take, as we read of the law of 2026 in the press: a table for the shop's lawyer to
 * correct, and the only place where it stands.
 */
export const privacyClocks: Record<PrivacyKind, Clock> = {
  access: { receipt: 2, due: 15, counts: 'calendar', extension: 15, alarm: 3 },
  correct: { receipt: 2, due: 15, counts: 'calendar', extension: 15, alarm: 3 },
  restrict: { receipt: 2, due: 15, counts: 'calendar', extension: 15, alarm: 3 },
  object: { receipt: 2, due: 15, counts: 'calendar', extension: 15, alarm: 3 },
  delete: { receipt: 2, due: 20, counts: 'calendar', extension: 20, alarm: 5 },
};

const dayMs = 24 * 3_600_000;
const after = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The day after so many on which people work, beginning with the next. */
export function workingDaysAfter(day: string, count: number, holidays: readonly string[]): string {
  let reached = day;
  for (let left = count; left > 0;) {
    reached = after(reached, 1);
    if (!isWeekend(reached) && !holidays.includes(reached)) left -= 1;
  }
  return reached;
}

const daysAfter = (
  day: string,
  count: number,
  counts: Clock['counts'],
  holidays: readonly string[],
): string => (counts === 'working' ? workingDaysAfter(day, count, holidays) : after(day, count));

export type PrivacyDays = { receiptBy: string; dueOn: string; alarmOn: string };

/** The days of a request that came at a moment: to be confirmed by, done by, and spoken of from. */
export function privacyDays(kind: PrivacyKind, at: Date, holidays: readonly string[]): PrivacyDays {
  const clock = privacyClocks[kind];
  const day = dayInVietnam(at.getTime());
  const dueOn = daysAfter(day, clock.due, clock.counts, holidays);
  return {
    receiptBy: workingDaysAfter(day, clock.receipt, holidays),
    dueOn,
    alarmOn: after(dueOn, -clock.alarm),
  };
}

/** The same once more time was taken. */
export function extendedDays(
  kind: PrivacyKind,
  { dueOn }: Pick<PrivacyDays, 'dueOn'>,
  holidays: readonly string[],
): Pick<PrivacyDays, 'dueOn' | 'alarmOn'> {
  const clock = privacyClocks[kind];
  const later = daysAfter(dueOn, clock.extension, clock.counts, holidays);
  return { dueOn: later, alarmOn: after(later, -clock.alarm) };
}
