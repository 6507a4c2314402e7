import { useEffect, useEffectEvent, useRef } from 'react';

/** Limits for infinite scroll of picture lists; the shop's list of new products has its own, stricter rule. */
const infiniteScroll = {
  rootMarginPixels: 300,
  threshold: 0.3,
  distancePixels: 2000,
  debounceMilliseconds: 100,
} as const;

/**
 * Calls `onNear` when a third of the end marker is within 300 px of the screen, or when scrolling stops with
 * less than 2000 px left to it. A new `length` restarts the check: after a short page the end may still be
 * near.
 */
export function useInfiniteScroll(
  onNear: () => void,
  { enabled, length }: { enabled: boolean; length: number },
) {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const node = end.current;
    if (!node || !enabled) return;
    let told = false;
    const tell = () => {
      if (!told) near();
      told = true;
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && tell(), {
      rootMargin: `${infiniteScroll.rootMarginPixels}px`,
      threshold: infiniteScroll.threshold,
    });
    observer.observe(node);
    let rest: ReturnType<typeof setTimeout> | undefined;
    const look = () =>
      node.getBoundingClientRect().top - innerHeight < infiniteScroll.distancePixels && tell();
    const scrolled = () => {
      clearTimeout(rest);
      rest = setTimeout(look, infiniteScroll.debounceMilliseconds);
    };
    addEventListener('scroll', scrolled, { passive: true });
    return () => {
      observer.disconnect();
      clearTimeout(rest);
      removeEventListener('scroll', scrolled);
    };
  }, [enabled, length]);
  return end;
}
