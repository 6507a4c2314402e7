import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Props = {
  to: LinkProps['to'];
  search: Record<string, string | number | boolean | undefined>;
  /** Accessible name of the link. */
  label?: string;
  /** Makes the whole surrounding box clickable. */
  whole?: boolean;
  children: ReactNode;
};

export function FigureLink({ to, search, label, whole = false, children }: Props) {
  return (
    <Link
      to={to}
      // The target page ignores parameters that it cannot read.
      search={search as LinkProps['search']}
      aria-label={label}
      className={`rounded-xs underline decoration-line-strong underline-offset-3 hover:text-brand hover:decoration-brand ${
        whole ? 'no-underline after:absolute after:inset-0' : ''
      }`}
    >
      {children}
    </Link>
  );
}
