import { useEffect, useEffectEvent, useRef } from 'react';

const distancePixels = 100;

/**
 * Calls `onNear` when the end of a list is within 100 px of the screen. A new `length` restarts the check:
 * after a short page the end may still be near.
 */
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
