import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export type TooltipProps = {
  text: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** A single element that accepts focus and a ref. */
  children: ReactNode;
};

export const tooltipClasses =
  'anim-pop z-60 max-w-70 rounded-sm bg-ink px-2.5 py-1.5 text-xs font-medium text-paper';

/** Shows a short hint on hover and focus. It must not be the only place that states something. */
export function Tooltip({ text, side, children }: TooltipProps) {
  // Each tooltip has its own provider: a shared one at the root would put the positioning code into the initial
  // chunk.
  return (
    <Radix.Provider delayDuration={350}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content side={side} sideOffset={6} collisionPadding={8} className={tooltipClasses}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
