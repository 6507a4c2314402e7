import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Props = {
  to: LinkProps['to'];
  search: Record<string, string | number | boolean | undefined>;
  /** What it opens, for who only hears it. */
  label?: string;
  /** All of what it stands in can be pressed. */
  whole?: boolean;
  children: ReactNode;
};

/** A figure that opens the rows it counts. */
export function FigureLink({ to, search, label, whole = false, children }: Props) {
  return (
    <Link
      to={to}
      // Each page reads of an address what makes sense to it.
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
