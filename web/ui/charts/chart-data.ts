/** The unit of the values; it decides how they are written. */
export type ChartUnit = 'vnd' | 'count' | 'percent' | 'minutes';

export type ChartSeries = {
  name: string;
  label: string;
  /** Values in the order of the points; null where the value is unknown. */
  values: readonly (number | null)[];
  /** Index of the period that has not ended: its value still grows, and a line would show a fall. */
  running?: number;
  /** True for the previous period: line charts draw it in the background, grey and dashed. */
  isBefore?: boolean;
};

/** Points: hours of a day (0 to 23), days (YYYY-MM-DD), months (YYYY-MM) in Hà Nội, or words. */
export type ChartPoints = { by: 'hour' | 'day' | 'month' | 'word'; label: string; values: readonly string[] };

export type ChartKind =
  /** Values over time. */
  | 'line'
  | 'area'
  /** Stacked parts: columns over time, rows for words. */
  | 'bar'
  /** How a whole is divided; only the first series is used. */
  | 'share';

/** Colour, dash and hatch of one series, shared by every kind of chart. */
export type SeriesStyle = { colour: string; dash: string | undefined; hatch: number };

const colours = 5;
/** Dash patterns, so that series differ by more than colour; the first line is solid. */
const dashes = [undefined, '7 4', '2 4', '10 3 2 3', '1 6'];

export const seriesStyleOf = ({ isBefore }: Pick<ChartSeries, 'isBefore'>, place: number): SeriesStyle => ({
  colour: isBefore ? 'var(--control)' : `var(--chart-${(place % colours) + 1})`,
  dash: isBefore ? '4 4' : dashes[place % dashes.length],
  hatch: place % colours,
});

export const isEmpty = (series: readonly ChartSeries[]): boolean =>
  series.every(({ values }) => values.every((value) => value === null));

export const sumOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
