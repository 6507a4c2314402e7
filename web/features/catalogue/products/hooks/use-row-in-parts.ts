import { startTransition, useEffect, useState } from 'react';

/** As many as the widest screen shows of a row. */
const seenAtFirst = 8;

/**
 * How many of a row's products are drawn: those that may be seen, and as soon as they stand all the others. Twenty cards
 * at once are more than a slow phone draws between two taps.
 */
export function useRowInParts(count: number): number {
  const [all, setAll] = useState(count <= seenAtFirst);
  useEffect(() => {
    if (!all) startTransition(() => setAll(true));
  }, [all]);
  return all ? count : Math.min(count, seenAtFirst);
}
