import { dayInVietnam } from '../values/vietnam-day.ts';
import type { PrivacyKind } from './privacy-choices.ts';

type Clock = {
  /** Working days until the receipt must be confirmed to the person. */
  receipt: number;
  /** Days until the request must be done; `working` leaves out weekends and holidays. */
  due: number;
  counts: 'working' | 'calendar';
  /** Days by which the deadline may be extended once, with a reason. */
  extension: number;
  /** Days before the deadline at which staff are warned. */
  alarm: number;
};

/** Time limits by kind of request, from press reports on the law of 2026; for the lawyer to correct. */
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

/** Returns the day after a number of working days, counting from the next day. */
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

/** Computes the days of a request: confirm by, done by, and warn from. */
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

/** Computes the days after an extension. */
export function extendedDays(
  kind: PrivacyKind,
  { dueOn }: Pick<PrivacyDays, 'dueOn'>,
  holidays: readonly string[],
): Pick<PrivacyDays, 'dueOn' | 'alarmOn'> {
  const clock = privacyClocks[kind];
  const later = daysAfter(dueOn, clock.extension, clock.counts, holidays);
  return { dueOn: later, alarmOn: after(later, -clock.alarm) };
}
