import { Link, type LinkProps } from '@tanstack/react-router';
import clsx from 'clsx';
import type { ReactNode } from 'react';

type Props = {
  /** Page of one record; its parameter is the record's id. */
  to: Extract<LinkProps['to'], `${string}/$id`>;
  id: string;
  className?: string;
  children: ReactNode;
};

/** Names another record within a text or a row, and links to its page. */
export function RecordLink({ to, id, className, children }: Props) {
  return (
    <Link
      to={to}
      params={{ id }}
      className={clsx('tabular-nums hover:text-brand hover:underline', className)}
    >
      {children}
    </Link>
  );
}
