/** Room that is left for the figure beside the widest. */
const widest = 82;
const narrowest = 1;

/** How wide each is drawn, in percent: beside the widest, by the square root, so that one giant leaves the others in sight. */
export function shareOfWidest(counts: readonly number[]): number[] {
  const most = Math.max(1, ...counts);
  return counts.map((count) =>
    Math.max(narrowest, Math.round(Math.sqrt(Math.max(0, count) / most) * widest)),
  );
}
