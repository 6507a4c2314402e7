import type { ReactNode, RefObject } from 'react';
import { useHiddenSides } from '../hooks/use-hidden-sides.ts';

type Props = { /** What scrolls. */ frame: RefObject<HTMLElement | null>; children: ReactNode };

/** Around what may be wider than its room: a shadow stands where something is hidden, because a cut column looks like the last one. */
export function Sideways({ frame, children }: Props) {
  const { before, after } = useHiddenSides(frame);
  return (
    <div
      className="relative"
      data-wide={before || after ? '' : undefined}
      data-moved={before ? '' : undefined}
    >
      {children}
      {after && <span aria-hidden data-edge className="edge-right print:hidden" />}
    </div>
  );
}
