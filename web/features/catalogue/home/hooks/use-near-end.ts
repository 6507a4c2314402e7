import { useEffect, useEffectEvent, useRef } from 'react';

const distancePixels = 100;

/** Calls `onNear` within 100 px of a list's end; a new `length` checks again, as a page may be short. */
export function useNearEnd(onNear: () => void, { enabled, length }: { enabled: boolean; length: number }) {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const node = end.current;
    if (!node || !enabled) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) near();
      },
      { rootMargin: `${distancePixels}px` },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [enabled, length]);
  return end;
}
