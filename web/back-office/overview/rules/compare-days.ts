import { changeOf } from '#web/ui/charts/kpi-change.ts';

type Comparison =
  /** There is no earlier figure to compare with. */
  | { is: 'first' }
  | { is: 'same' }
  | { is: 'more' | 'less'; percent: number }
  | { is: 'times'; times: number };

/** Above this percentage the comparison says "N times as much" instead of "N percent more". */
const maxPercent = 200;

/** Compares today with the compared day up to the same hour. */
export function compareDays({ now, before }: { now: number; before: number }): Comparison {
  const { direction, percent } = changeOf(now, before);
  if (percent === undefined) return { is: 'first' };
  if (direction === 'flat') return { is: 'same' };
  if (direction === 'up' && percent > maxPercent)
    return { is: 'times', times: Math.round((now / before) * 10) / 10 };
  return { is: direction === 'up' ? 'more' : 'less', percent };
}

const weekDays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Day of the week of a calendar day. */
export const weekDayOf = (day: string): (typeof weekDays)[number] =>
  weekDays[new Date(day).getUTCDay()] ?? 'sunday';
