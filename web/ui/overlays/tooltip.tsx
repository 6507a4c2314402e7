import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export type TooltipProps = {
  text: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** One element that takes focus and a ref. */
  children: ReactNode;
};

export const tooltipLook =
  'anim-pop z-60 max-w-70 rounded-sm bg-ink px-2.5 py-1.5 text-xs font-medium text-paper';

/** A word of help on hover and focus. Never the only place where something is said. */
export function Tooltip({ text, side, children }: TooltipProps) {
  // Each brings its own provider: a shared one at the root would put the positioning code in the first download.
  return (
    <Radix.Provider delayDuration={350}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content side={side} sideOffset={6} collisionPadding={8} className={tooltipLook}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
