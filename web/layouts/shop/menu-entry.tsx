import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** Class names of a line in the phone's menu, for links and buttons. */
export const menuEntry =
  'flex min-h-12 w-full items-center gap-3.5 rounded-md px-3 text-left font-medium hover:bg-hover [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-3';

export function MenuEntry({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={clsx(menuEntry, className)} />;
}
