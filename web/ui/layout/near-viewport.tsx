import clsx from 'clsx';
import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { whenUsed } from './when-used.ts';

type Props = {
  /** Placeholder in the shape of the coming content. */
  fallback: ReactNode;
  children: ReactNode;
  className?: string;
  id?: string;
  /** Set if the height is unknown in advance: loads on the first interaction, before anybody scrolls. */
  onceUsed?: boolean;
};

/** Stops the pulse of skeletons that are out of sight. */
const still = '[&_.anim-breathe]:animate-none';

/**
 * Renders content far down the page only when it is one screen away. With `onceUsed` it renders on the first
 * interaction instead, so that the layout shift happens out of sight. It renders as a transition, so that taps
 * on the visible part are not delayed.
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
