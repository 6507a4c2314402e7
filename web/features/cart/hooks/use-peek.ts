import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState, type PointerEvent } from 'react';

const pause = 180;

/** Opens on hover after a pause; closes after the mouse left, on Escape and navigation. Not by touch. */
export function usePeek() {
  const [wanted, setWanted] = useState(false);
  const [peekingAt, setPeekingAt] = useState<string>();
  const page = useRouterState({ select: ({ location }) => location.pathname });
  // Disabled on the cart page, which shows the same.
  const peeking = peekingAt === page && page !== '/e-commerce/cart';
  useEffect(() => {
    const timer = setTimeout(() => setPeekingAt(wanted ? page : undefined), pause);
    return () => clearTimeout(timer);
    // Navigation closes it, and only a new hover opens it there.
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
