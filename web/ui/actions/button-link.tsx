import { createLink } from '@tanstack/react-router';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClasses, type ButtonStyle } from './button-classes.ts';

type Props = ComponentProps<'a'> & ButtonStyle & { icon?: ReactNode; iconAfter?: ReactNode };

/** Shows an anchor that looks like a button, for addresses outside the router. */
export function ButtonAnchor({ variant, size, block, icon, iconAfter, className, children, ...rest }: Props) {
  return (
    <a {...rest} className={clsx(buttonClasses({ variant, size, block }), className)}>
      {icon}
      {children}
      {iconAfter}
    </a>
  );
}

/** A router link that looks like a button: takes `to`, `params` and `search` like `Link`. */
export const ButtonLink = createLink(ButtonAnchor);
