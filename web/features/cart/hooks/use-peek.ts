import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState, type PointerEvent } from 'react';

const pause = 180;

/** Opens under a mouse that rests, closes a moment after it has left, on Escape, and on the next page. A finger opens nothing. */
export function usePeek() {
  const [wanted, setWanted] = useState(false);
  const [peekingAt, setPeekingAt] = useState<string>();
  const page = useRouterState({ select: ({ location }) => location.pathname });
  // On the cart's own page there is nothing to peek at.
  const peeking = peekingAt === page && page !== '/e-commerce/cart';
  useEffect(() => {
    const timer = setTimeout(() => setPeekingAt(wanted ? page : undefined), pause);
    return () => clearTimeout(timer);
    // Another page closes it; only another visit of the mouse opens it there.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);
  useEffect(() => {
    if (!peeking) return;
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && setPeekingAt(undefined);
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [peeking]);
  return {
    peeking,
    hover: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setWanted(pointerType === 'mouse'),
      onPointerLeave: () => setWanted(false),
    },
  };
}
