export type KpiChange = {
  direction: 'up' | 'down' | 'flat';
  delta: number;
  /** Absolute change relative to the earlier value; undefined if zero, as no percentage describes it. */
  percent: number | undefined;
};

/** Returns how a figure changed against the earlier one, to a tenth of a percent. */
export function changeOf(value: number, before: number): KpiChange {
  const delta = value - before;
  const direction = delta === 0 ? 'flat' : delta > 0 ? 'up' : 'down';
  const percent = before === 0 ? undefined : Math.round(Math.abs(delta / before) * 1000) / 10;
  return { direction, delta, percent };
}
