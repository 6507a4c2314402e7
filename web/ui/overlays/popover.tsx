import clsx from 'clsx';
import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { floatClasses } from './float-classes.ts';

export const PopoverClose = Radix.Close;

export type PopoverProps = {
  trigger: ReactNode;
  /** Accessible name, read aloud when the popover opens. */
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  className?: string;
  /** Decides where the focus goes when the popover closes: to its button, unless the event is prevented. */
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
};

/** Shows a small panel beside its button: filters, a date, a few facts. */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    label,
    open,
    onOpenChange,
    align = 'start',
    className,
    onCloseAutoFocus,
    children,
  } = props;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={onCloseAutoFocus}
          className={clsx(
            floatClasses,
            'max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1.5rem)] overflow-y-auto p-4',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
