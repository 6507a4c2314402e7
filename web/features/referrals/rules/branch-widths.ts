/** Room that is left for the figure beside the widest. */
const widest = 82;
const narrowest = 1;

/** How wide each is drawn, in percent: in proportion to the widest, and never too thin to be seen. */
export function shareOfWidest(counts: readonly number[]): number[] {
  const most = Math.max(1, ...counts);
  return counts.map((count) => Math.max(narrowest, Math.round((Math.max(0, count) / most) * widest)));
}
