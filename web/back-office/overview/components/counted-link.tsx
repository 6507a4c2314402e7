import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '#web/platform/session/use-session.ts';
import { pageOpenTo } from '../../pages.ts';

type Props = {
  /** The list that holds what is counted. While there is no such page for this person, the figure stands by itself. */
  page: `/admin/${string}`;
  search?: Record<string, string | boolean> | undefined;
  className?: string;
  children: ReactNode;
};

/** A figure, or words, that open the list behind them; the whole of what they stand in can be pressed. */
export function CountedLink({ page: at, search, className, children }: Props) {
  const { user } = useSession();
  const page = pageOpenTo(user?.role, at);
  if (!page) return <span className={className}>{children}</span>;
  return (
    // Which page it is, and what its address may say, shows only here: it reads what makes sense.
    <Link
      to={page.to as LinkProps['to']}
      search={search as LinkProps['search']}
      className={`rounded-xs after:absolute after:inset-0 ${className ?? ''}`}
    >
      {children}
    </Link>
  );
}
