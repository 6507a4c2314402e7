import clsx from 'clsx';
import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';

type Props = {
  /** Stands in the place, in the shape of what comes. */
  fallback: ReactNode;
  children: ReactNode;
  className?: string;
  id?: string;
  orAtRest?: boolean;
};

/** Nobody sees what keeps the place breathe. */
const still = '[&_.anim-breathe]:animate-none';

/**
 * What is far down the page is neither fetched nor made before it is one screen away, or, where its height cannot be
 * known before, once the page is at rest: what it then moves, nobody sees. It is drawn in pieces, so that taps on what
 * is seen are not kept waiting.
 */
export function NearViewport({ fallback, children, className, id, orAtRest = false }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [atRest, setAtRest] = useState(false);
  useEffect(() => {
    const node = place.current;
    if (!node || near) return;
    const come = () => startTransition(() => setNear(true));
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), {
      rootMargin: '100% 0px',
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [near]);
  useEffect(() => {
    if (near || !orAtRest) return;
    const come = () => startTransition(() => setAtRest(true));
    // Safari has no word for "at rest".
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(come, 1000);
      return () => clearTimeout(timer);
    }
    const rest = requestIdleCallback(come);
    return () => cancelIdleCallback(rest);
  }, [near, orAtRest]);
  return (
    <div ref={place} className={clsx(className, !near && still)} id={id}>
      {near || atRest ? children : fallback}
    </div>
  );
}
