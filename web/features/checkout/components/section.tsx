import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { Card } from '#web/ui/layout/card.tsx';

type Props = {
  /** Number of the step; optional parts have none. */
  step?: number;
  title: string;
  hint?: ReactNode;
  aside?: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** Shows one step of the checkout. */
export function Section({ step, title, hint, aside, id, className, children }: Props) {
  const headingId = useId();
  return (
    <Card padded={false} className={clsx('scroll-mt-24 p-4 sm:p-6', className)} id={id}>
      <section aria-labelledby={headingId}>
        <header className="mb-4 flex items-start gap-3 sm:mb-5">
          {step !== undefined && (
            <span
              aria-hidden
              className="flex size-7 shrink-0 items-center justify-center rounded-full bg-brand-soft text-sm font-bold text-brand tabular-nums"
            >
              {step}
            </span>
          )}
          <div className="min-w-0 grow">
            <h2 id={headingId} className="text-lg/7 font-bold">
              {title}
            </h2>
            {hint && <p className="mt-0.5 text-sm text-pretty text-ink-2">{hint}</p>}
          </div>
          {aside && <div className="shrink-0">{aside}</div>}
        </header>
        {children}
      </section>
    </Card>
  );
}
