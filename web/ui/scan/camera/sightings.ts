/**
 * A camera reads what lies before it ten times a second. A code is told when it comes into sight, and again only after
 * it was out of it for a while: one unit held still is one unit.
 */
export function createSightings(absenceMilliseconds = 1500) {
  const seen = new Map<string, number>();
  return (codes: readonly string[], now: number): string[] => {
    const fresh = codes.filter((code) => now - (seen.get(code) ?? -Infinity) >= absenceMilliseconds);
    for (const code of codes) seen.set(code, now);
    for (const [code, at] of seen) if (now - at >= absenceMilliseconds) seen.delete(code);
    return [...new Set(fresh)];
  };
}
