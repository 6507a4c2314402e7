/**
 * Turns camera readings into scans. A camera reads ten times a second, a slow phone once in two seconds. A code
 * is reported when it comes into view, and again only after it was absent for a while: one item held still
 * counts as one item, however rarely a frame is read.
 */
export function createSightings(absenceMilliseconds = 1500) {
  /** When each code was last seen, and whether a later frame was without it. */
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
