import { startTransition, useEffect, useState } from 'react';

/** Number of cards the widest screen shows of a row. */
const seenAtFirst = 8;

/**
 * Returns how many cards of a row are rendered: first the visible ones, then all. Twenty cards at once are too
 * many for a slow phone to render between two taps.
 */
export function useRowInParts(count: number): number {
  const [all, setAll] = useState(count <= seenAtFirst);
  useEffect(() => {
    if (!all) startTransition(() => setAll(true));
  }, [all]);
  return all ? count : Math.min(count, seenAtFirst);
}
