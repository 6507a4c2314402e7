import clsx from 'clsx';
import type { ReactNode } from 'react';

export type EmptyStateProps = {
  icon: ReactNode;
  title: ReactNode;
  /** Advice on what to do next. */
  hint?: ReactNode;
  action?: ReactNode;
  size?: 'sm' | 'md';
  className?: string;
};

export function EmptyState({ icon, title, hint, action, size = 'md', className }: EmptyStateProps) {
  return (
    <div
      className={clsx(
        'flex flex-col items-center px-4 text-center',
        size === 'md' ? 'py-14' : 'py-8',
        className,
      )}
    >
      <span
        aria-hidden
        className="flex size-16 items-center justify-center rounded-full ground-1 text-gold [&_svg]:size-7 [&_svg]:stroke-[1.75]"
      >
        {icon}
      </span>
      <p className="mt-4 text-lg font-bold text-balance">{title}</p>
      {hint && <p className="mt-1.5 max-w-[44ch] text-pretty text-ink-2">{hint}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2.5">{action}</div>}
    </div>
  );
}
