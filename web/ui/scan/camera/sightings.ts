/**
 * A camera reads what lies before it ten times a second, on a slow phone once in two. A code is told when it comes into
 * sight, and again only after it was seen to be gone, for a while: one unit held still is one unit, however seldom
 * anybody looks.
 */
export function createSightings(absenceMilliseconds = 1500) {
  /** When each was last seen, and whether somebody looked since and it was not there. */
  const seen = new Map<string, { at: number; wasMissed: boolean }>();
  return (codes: readonly string[], now: number): string[] => {
    for (const [code, sighting] of seen) {
      if (sighting.wasMissed && now - sighting.at >= absenceMilliseconds) seen.delete(code);
      else if (!codes.includes(code)) sighting.wasMissed = true;
    }
    const fresh = codes.filter((code) => !seen.has(code));
    for (const code of codes) seen.set(code, { at: now, wasMissed: false });
    return [...new Set(fresh)];
  };
}
