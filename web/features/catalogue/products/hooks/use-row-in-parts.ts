import { startTransition, useEffect, useState } from 'react';

/** Number of cards the widest screen shows of a row. */
const seenAtFirst = 8;

/** Renders the visible cards first, then all: twenty at once are too many for a slow phone. */
export function useRowInParts(count: number): number {
  const [all, setAll] = useState(count <= seenAtFirst);
  useEffect(() => {
    if (!all) startTransition(() => setAll(true));
  }, [all]);
  return all ? count : Math.min(count, seenAtFirst);
}
