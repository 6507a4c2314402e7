import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '#web/platform/session/use-session.ts';
import { pageOpenTo } from '../../staff-pages.ts';

type Props = {
  /** Page of the list that is counted. If the user has no such page, the figure is not a link. */
  page: `/admin/${string}`;
  search?: Record<string, string | boolean> | undefined;
  className?: string;
  children: ReactNode;
};

/** A figure or text that links to its list; the whole surrounding box can be pressed. */
export function CountedLink({ page: at, search, className, children }: Props) {
  const { user } = useSession();
  const page = pageOpenTo(user?.role, at);
  if (!page) return <span className={className}>{children}</span>;
  return (
    // The target is only known at run time, so the link cannot be typed. The page ignores parameters that it
    // cannot read.
    <Link
      to={page.to as LinkProps['to']}
      search={search as LinkProps['search']}
      className={`rounded-xs after:absolute after:inset-0 ${className ?? ''}`}
    >
      {children}
    </Link>
  );
}
