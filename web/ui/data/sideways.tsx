import type { ReactNode, RefObject } from 'react';
import { useHiddenSides } from '../hooks/use-hidden-sides.ts';

type Props = { /** The scrolling element. */ frame: RefObject<HTMLElement | null>; children: ReactNode };

/** Marks the side with hidden content by a shadow: a cut-off column would look like the last one. */
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
