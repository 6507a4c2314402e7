import { useState } from 'react';

/** Adds up pictures and videos that are on their way, for the page that must not be left meanwhile. */
export function useArrivalCounts(onArriving: (count: number) => void) {
  const [report] = useState(() => {
    const counts = { pictures: 0, videos: 0 };
    const set = (kind: keyof typeof counts) => (count: number) => {
      counts[kind] = count;
      onArriving(counts.pictures + counts.videos);
    };
    return { pictures: set('pictures'), videos: set('videos') };
  });
  return report;
}
