import type { ChartSeries } from './chart-data.ts';

export type Extent = readonly [low: number, high: number];

/** Returns the range including zero: an axis that starts at 90 % of a value shows a false fall. */
export const extentOf = (series: readonly ChartSeries[]): Extent => {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  return [Math.min(0, ...values), Math.max(0, ...values)];
};

/** Returns the range of stacked values; negative parts are stacked below zero. */
export function stackedExtent(series: readonly ChartSeries[], points: number): Extent {
  let [low, high] = [0, 0];
  for (let point = 0; point < points; point += 1) {
    let [down, up] = [0, 0];
    for (const { values } of series) {
      const value = values[point] ?? 0;
      if (value < 0) down += value;
      else up += value;
    }
    low = Math.min(low, down);
    high = Math.max(high, up);
  }
  return [low, high];
}

/** Returns about four round ticks from below the lowest to above the highest value. Counts get no fractions. */
export function ticksOf([low, highest]: Extent, whole = false): number[] {
  const high = highest === low ? low + 1 : highest;
  const span = high - low;
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const round = ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
  const step = whole ? Math.max(1, round) : round;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Returns which points are labelled along the axis: as many as fit, always including the last. */
export function namedPoints(points: number, room: number): number[] {
  const step = Math.max(1, Math.ceil(points / Math.max(1, Math.floor(room))));
  const named = [];
  for (let point = points - 1; point >= 0; point -= step) named.unshift(point);
  return named;
}

/** Returns the values a line may connect: all except the one of the running period. */
export const endedValues = ({ values, running }: Pick<ChartSeries, 'values' | 'running'>) =>
  values.map((value, point) => (point === running ? null : value));

type ToPlace = (value: number) => number;

/** Returns the path of a line through the known points, with a gap where a value is unknown. */
export function linePath(values: readonly (number | null)[], x: ToPlace, y: ToPlace): string {
  let path = '';
  let isDrawing = false;
  for (const [point, value] of values.entries()) {
    if (value === null) {
      isDrawing = false;
      continue;
    }
    path += `${isDrawing ? 'L' : 'M'}${x(point).toFixed(1)} ${y(value).toFixed(1)}`;
    isDrawing = true;
  }
  return path;
}

/** Returns known points between two gaps, which a line cannot show. */
export const lonePoints = (values: readonly (number | null)[]): number[] =>
  values.flatMap((value, point) =>
    value !== null && (values[point - 1] ?? null) === null && (values[point + 1] ?? null) === null
      ? [point]
      : [],
  );

/** Returns the path of the area between a line and zero, one piece for each stretch of known values. */
export function areaPath(values: readonly (number | null)[], x: ToPlace, y: ToPlace): string {
  let path = '';
  let from: number | undefined;
  for (let point = 0; point <= values.length; point += 1) {
    if ((values[point] ?? null) !== null) {
      from ??= point;
      continue;
    }
    if (from === undefined) continue;
    const stretch = values
      .slice(from, point)
      .map((value, at) => `L${x((from ?? 0) + at).toFixed(1)} ${y(value ?? 0).toFixed(1)}`);
    path += `M${x(from).toFixed(1)} ${y(0).toFixed(1)}${stretch.join('')}L${x(point - 1).toFixed(1)} ${y(0).toFixed(1)}Z`;
    from = undefined;
  }
  return path;
}

/** Returns one path per series: a year of days needs three elements, not a thousand. */
export function stackedPaths(
  series: readonly ChartSeries[],
  points: number,
  x: ToPlace,
  y: ToPlace,
  width: number,
): string[] {
  const ups = Array.from({ length: points }, () => 0);
  const downs = Array.from({ length: points }, () => 0);
  return series.map(({ values }) => {
    let path = '';
    for (let point = 0; point < points; point += 1) {
      const value = values[point] ?? 0;
      if (value === 0) continue;
      const sums = value < 0 ? downs : ups;
      const before = sums[point] ?? 0;
      sums[point] = before + value;
      const [top, bottom] = [y(before), y(before + value)];
      path += `M${(x(point) - width / 2).toFixed(1)} ${top.toFixed(1)}h${width.toFixed(1)}V${bottom.toFixed(1)}h${(-width).toFixed(1)}Z`;
    }
    return path;
  });
}

/** Returns percentages that add up to 100: what rounding loses is added to the values that lost most. */
export function sharesOf(values: readonly number[], digits = 1): number[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  if (whole <= 0) return values.map(() => 0);
  const units = 100 * 10 ** digits;
  const exact = values.map((value) => (value / whole) * units);
  const floors = exact.map(Math.floor);
  let missing = units - floors.reduce((sum, value) => sum + value, 0);
  const byLoss = exact
    .map((value, place) => ({ place, loss: value - Math.floor(value) }))
    .toSorted((one, other) => other.loss - one.loss);
  for (const { place } of byLoss) {
    if (missing < 1) break;
    floors[place] = (floors[place] ?? 0) + 1;
    missing -= 1;
  }
  return floors.map((value) => value / 10 ** digits);
}
