import { dayMilliseconds, todayInVietnam } from '../../platform/format/local-time.ts';

/** Two calendar days, both included, as YYYY-MM-DD. They are calendar days of Vietnam, not moments. */
export type DateRange = { from: string; to: string };

/** Preset ranges for shoppers, and those that staff compare periods by. */
export const shopperPresets = ['today', 'yesterday', 'last7', 'last30', 'thisMonth', 'lastMonth'] as const;
export const staffPresets = ['today', 'last7', 'last30', 'thisQuarter', 'thisYear'] as const;
export type RangePreset = (typeof shopperPresets | typeof staffPresets)[number];

const shift = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10);
const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;
const quarterStart = (day: string): string => {
  const month = Number(day.slice(5, 7));
  return `${day.slice(0, 4)}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`;
};

export function presetRange(preset: RangePreset, today: string = todayInVietnam()): DateRange {
  const lastMonthEnd = shift(monthStart(today), -1);
  return {
    today: { from: today, to: today },
    yesterday: { from: shift(today, -1), to: shift(today, -1) },
    last7: { from: shift(today, -6), to: today },
    last30: { from: shift(today, -29), to: today },
    thisMonth: { from: monthStart(today), to: today },
    lastMonth: { from: monthStart(lastMonthEnd), to: lastMonthEnd },
    thisQuarter: { from: quarterStart(today), to: today },
    thisYear: { from: `${today.slice(0, 4)}-01-01`, to: today },
  }[preset];
}

/** Returns the default range of staff screens: the last seven days in Vietnam. */
export const staffRange = (today?: string): DateRange => presetRange('last7', today);

/** Returns the offered preset that equals the range, if any. */
export const presetOf = (
  range: DateRange | undefined,
  among: readonly RangePreset[],
  today?: string,
): RangePreset | undefined =>
  range &&
  among.find((preset) => {
    const { from, to } = presetRange(preset, today);
    return from === range.from && to === range.to;
  });

/** Converts a day to local midnight, which the calendar works with. */
export const toLocalDate = (day: string): Date => new Date(`${day}T00:00:00`);
export const fromLocalDate = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
