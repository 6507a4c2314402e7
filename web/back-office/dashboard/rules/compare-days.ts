import { changeOf } from '#web/ui/charts/kpi-change.ts';

type Comparison =
  /** There is nothing to compare with. */
  | { is: 'first' }
  | { is: 'same' }
  | { is: 'more' | 'less'; percent: number }
  | { is: 'times'; times: number };

/** Above this people say how many times as much, not how many percent more. */
const maxPercent = 200;

/** How today stands against the compared day up to the same hour. */
export function compareDays({ now, before }: { now: number; before: number }): Comparison {
  const { direction, percent } = changeOf(now, before);
  if (percent === undefined) return { is: 'first' };
  if (direction === 'flat') return { is: 'same' };
  if (direction === 'up' && percent > maxPercent)
    return { is: 'times', times: Math.round((now / before) * 10) / 10 };
  return { is: direction === 'up' ? 'more' : 'less', percent };
}

const weekDays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Which day of the week a calendar day is. */
export const weekDayOf = (day: string): (typeof weekDays)[number] =>
  weekDays[new Date(day).getUTCDay()] ?? 'sunday';
