import clsx from 'clsx';
import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { whenUsed } from './when-used.ts';

type Props = {
  /** Stands in the place, in the shape of what comes. */
  fallback: ReactNode;
  children: ReactNode;
  className?: string;
  id?: string;
  /** Its height cannot be known before: it comes as soon as the page is used, before anybody has scrolled there. */
  onceUsed?: boolean;
};

/** Nobody sees what keeps the place breathe. */
const still = '[&_.anim-breathe]:animate-none';

/**
 * What is far down the page is neither fetched nor made before it is one screen away, or, where its height cannot be
 * known before, once somebody begins to use the page: what it then moves, nobody sees. It is drawn in pieces, so that taps
 * on what is seen are not kept waiting.
 */
export function NearViewport({ fallback, children, className, id, onceUsed }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const node = place.current;
    if (!node || wanted) return;
    const come = () => startTransition(() => setWanted(true));
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), {
      rootMargin: '100% 0px',
    });
    observer.observe(node);
    const stop = onceUsed && whenUsed(come);
    return () => {
      observer.disconnect();
      if (stop) stop();
    };
  }, [wanted, onceUsed]);
  return (
    <div ref={place} className={clsx(className, !wanted && still)} id={id}>
      {wanted ? children : fallback}
    </div>
  );
}
