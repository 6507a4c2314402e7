import clsx from 'clsx';
import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { floatClasses } from './float-classes.ts';

const itemLook =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 text-sm font-medium outline-none select-none ' +
  'data-highlighted:bg-hover data-disabled:cursor-not-allowed data-disabled:text-ink-3 [&>svg]:size-4.5 [&>svg]:shrink-0';

export type MenuProps = {
  trigger: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom' | 'left' | 'right';
  className?: string;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** Shows a list of actions behind a button. The trigger is one element that accepts a ref, such as `Button`. */
export function Menu({ trigger, align = 'end', side, className, children, open, onOpenChange }: MenuProps) {
  return (
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={12}
          className={clsx(
            floatClasses,
            'max-h-(--radix-dropdown-menu-content-available-height) max-w-80 min-w-52 overflow-y-auto p-1.5',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export type MenuItemProps = ComponentProps<typeof Radix.Item> & {
  icon?: ReactNode;
  /** A second line, a shortcut or a count at the right. */
  hint?: ReactNode;
  danger?: boolean;
};

/** Shows a menu item. With `asChild` its only child (a link) becomes the item; then put the icon inside it. */
export function MenuItem({ icon, hint, danger, className, children, asChild, ...rest }: MenuItemProps) {
  return (
    <Radix.Item
      {...rest}
      asChild={asChild}
      className={clsx(
        itemLook,
        danger ? 'text-danger data-highlighted:bg-danger-soft' : '[&>svg]:text-ink-3',
        className,
      )}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          <span className="min-w-0 grow truncate">{children}</span>
          {hint && <span className="shrink-0 text-ink-3">{hint}</span>}
        </>
      )}
    </Radix.Item>
  );
}

export function MenuChoice({ children, ...rest }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem {...rest} className={itemLook}>
      <span className="min-w-0 grow truncate">{children}</span>
      <Radix.ItemIndicator>
        <Check aria-hidden className="size-4.5 text-brand" />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}
export const MenuChoices = Radix.RadioGroup;

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-3">{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}
