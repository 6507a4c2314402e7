import { useEffect, useRef, useState, type ReactNode } from 'react';

type Props = {
  /** Stands in the place, in the shape of what comes. */
  fallback: ReactNode;
  children: ReactNode;
  className?: string;
  id?: string;
  orAtRest?: boolean;
};

/**
 * What is far down the page is neither fetched nor made before it is one screen away, or, where its height cannot be
 * known before, once the page is at rest: what it then moves, nobody sees.
 */
export function NearViewport({ fallback, children, className, id, orAtRest = false }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const node = place.current;
    if (!node || near) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '100% 0px',
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [near]);
  useEffect(() => {
    if (near || !orAtRest) return;
    // Safari has no word for "at rest".
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setNear(true), 1000);
      return () => clearTimeout(timer);
    }
    const rest = requestIdleCallback(() => setNear(true));
    return () => cancelIdleCallback(rest);
  }, [near, orAtRest]);
  return (
    <div ref={place} className={className} id={id}>
      {near ? children : fallback}
    </div>
  );
}
