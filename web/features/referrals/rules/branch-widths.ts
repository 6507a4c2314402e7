/** Percentage of the widest bar; the rest is space for its figure. */
const widest = 82;
const narrowest = 1;

/** Returns widths in percent, in proportion to the largest count, and never too thin to be seen. */
export function shareOfWidest(counts: readonly number[]): number[] {
  const most = Math.max(1, ...counts);
  return counts.map((count) => Math.max(narrowest, Math.round((Math.max(0, count) / most) * widest)));
}
