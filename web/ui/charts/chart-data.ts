/** What is counted: it decides how figures are written. */
export type ChartUnit = 'vnd' | 'count' | 'percent' | 'minutes';

export type ChartSeries = {
  name: string;
  label: string;
  /** One for each point, in their order; null where nothing is known. */
  values: readonly (number | null)[];
  /** The point that is not over yet: its figure still grows, so that a line to it would tell of a fall that is none. */
  running?: number;
  /** The period before: drawn behind, grey and dashed, in charts of lines. */
  isBefore?: boolean;
};

/** What stands along the other axis: hours of a day (0 to 23), days (YYYY-MM-DD) or months (YYYY-MM) in Hà Nội, or words. */
export type ChartPoints = { by: 'hour' | 'day' | 'month' | 'word'; label: string; values: readonly string[] };

export type ChartKind =
  /** Over time. */
  | 'line'
  | 'area'
  /** Parts on top of each other: columns over time, rows for words. */
  | 'bar'
  /** How a whole is divided: the first series alone counts. */
  | 'share';

/** How the part of one series is drawn, whatever draws it. */
export type SeriesLook = { colour: string; dash: string | undefined; hatch: number };

const colours = 5;
/** Beside its colour each has a stroke of its own; the first is whole. */
const dashes = [undefined, '7 4', '2 4', '10 3 2 3', '1 6'];

export const lookOf = ({ isBefore }: Pick<ChartSeries, 'isBefore'>, place: number): SeriesLook => ({
  colour: isBefore ? 'var(--control)' : `var(--chart-${(place % colours) + 1})`,
  dash: isBefore ? '4 4' : dashes[place % dashes.length],
  hatch: place % colours,
});

export const isEmpty = (series: readonly ChartSeries[]): boolean =>
  series.every(({ values }) => values.every((value) => value === null));

export const sumOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
