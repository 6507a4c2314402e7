import { dayMilliseconds, todayInVietnam } from '../../platform/format/days.ts';

/** Two calendar days, both included, as YYYY-MM-DD. Calendar days of Vietnam, not moments. */
export type DateRange = { from: string; to: string };

export const rangePresets = ['today', 'yesterday', 'last7', 'last30', 'thisMonth', 'lastMonth'] as const;
export type RangePreset = (typeof rangePresets)[number];

const shift = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10);
const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;

export function presetRange(preset: RangePreset, today: string = todayInVietnam()): DateRange {
  const lastMonthEnd = shift(monthStart(today), -1);
  return {
    today: { from: today, to: today },
    yesterday: { from: shift(today, -1), to: shift(today, -1) },
    last7: { from: shift(today, -6), to: today },
    last30: { from: shift(today, -29), to: today },
    thisMonth: { from: monthStart(today), to: today },
    lastMonth: { from: monthStart(lastMonthEnd), to: lastMonthEnd },
  }[preset];
}

/** The preset a range happens to be. */
export const presetOf = (range: DateRange | undefined, today?: string): RangePreset | undefined =>
  range &&
  rangePresets.find((preset) => {
    const { from, to } = presetRange(preset, today);
    return from === range.from && to === range.to;
  });

/** The calendar works with local midnights. */
export const toLocalDate = (day: string): Date => new Date(`${day}T00:00:00`);
export const fromLocalDate = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
