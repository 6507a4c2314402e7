import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

const looks = {
  danger: { box: 'border-danger/40 bg-danger-soft text-danger', icon: <CircleAlert aria-hidden /> },
  gold: { box: 'border-gold/40 bg-gold-soft text-gold', icon: <Info aria-hidden /> },
  jade: { box: 'border-jade/40 bg-jade-soft text-jade', icon: <CircleCheck aria-hidden /> },
  sky: { box: 'border-sky/40 bg-sky-soft text-sky', icon: <Info aria-hidden /> },
};

type Props = {
  tone?: keyof typeof looks;
  title: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/** Shows a message that is read aloud at once: red for a failure, gold for an obstacle. */
export function Notice({ tone = 'danger', title, className, children }: Props) {
  const { box, icon } = looks[tone];
  return (
    <div
      role={tone === 'danger' || tone === 'gold' ? 'alert' : 'status'}
      className={clsx(
        'flex gap-3 rounded-md border px-4 py-3 text-sm [&>svg]:mt-px [&>svg]:size-5 [&>svg]:shrink-0',
        box,
        className,
      )}
    >
      {icon}
      <div className="min-w-0 text-pretty">
        <p className="font-semibold">{title}</p>
        {children && <div className="mt-0.5 text-ink-2">{children}</div>}
      </div>
    </div>
  );
}
