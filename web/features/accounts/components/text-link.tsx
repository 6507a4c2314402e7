import { createLink } from '@tanstack/react-router';
import clsx from 'clsx';
import type { ComponentProps } from 'react';

function Anchor({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className={clsx(
        'rounded-xs font-semibold text-brand underline-offset-4 hover:text-brand-strong hover:underline',
        className,
      )}
    >
      {children}
    </a>
  );
}

/** A link inside or below a text. */
export const TextLink = createLink(Anchor);
