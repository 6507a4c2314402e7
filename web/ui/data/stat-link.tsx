import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { Stat, type StatProps } from './stat.tsx';

type Props = Pick<LinkProps, 'to' | 'search'> &
  Pick<StatProps, 'label' | 'value' | 'loading'> & { go: string };

/** Shows a number that links to the records it counts. */
export function StatLink({ to, search, go, ...stat }: Props) {
  return (
    <Link to={to} search={search} className="group rounded-md">
      <Stat
        {...stat}
        className="h-full transition-colors group-hover:border-line-strong group-hover:bg-hover"
        hint={
          <span className="inline-flex items-center gap-1 group-hover:text-brand [&>svg]:size-3.5">
            {go}
            <ArrowRight aria-hidden />
          </span>
        }
      />
    </Link>
  );
}
