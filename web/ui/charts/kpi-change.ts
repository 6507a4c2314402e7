export type KpiChange = {
  direction: 'up' | 'down' | 'flat';
  delta: number;
  /** Of what there was, without its sign; undefined where that was nothing: from nothing, no share says how much. */
  percent: number | undefined;
};

/** How a figure moved against the one before, to a tenth of a percent. */
export function changeOf(value: number, before: number): KpiChange {
  const delta = value - before;
  const direction = delta === 0 ? 'flat' : delta > 0 ? 'up' : 'down';
  const percent = before === 0 ? undefined : Math.round(Math.abs(delta / before) * 1000) / 10;
  return { direction, delta, percent };
}
