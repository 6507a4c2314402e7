import clsx from 'clsx';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

export type Step = {
  key: string;
  label: ReactNode;
  icon: ReactNode;
  /** `stopped`: the process ended at this step without success. */
  state: 'done' | 'current' | 'ahead' | 'stopped';
  /** Time at which the step was reached. */
  hint?: ReactNode;
};

const dots: Record<Step['state'], string> = {
  done: 'bg-jade-soft text-jade',
  current: 'bg-brand text-on-brand ring-4 ring-brand-soft',
  ahead: 'bg-mute text-ink-3',
  stopped: 'bg-danger-soft text-danger',
};

const isReached = ({ state }: Step): boolean => state !== 'ahead';

/** Shows progress from left to right. On phones only the current step has a visible name. */
export function Progress({ label, steps }: { label: string; steps: readonly Step[] }) {
  const now = steps.findLast(isReached);
  return (
    <div>
      <ol aria-label={label} className="isolate flex">
        {steps.map((step, index) => (
          <li
            key={step.key}
            aria-current={step === now ? 'step' : undefined}
            className="relative flex min-w-0 flex-1 flex-col items-center px-1 text-center"
          >
            {index > 0 && (
              <span
                aria-hidden
                className={clsx(
                  'absolute top-5 right-1/2 -z-10 h-0.5 w-full -translate-y-1/2',
                  isReached(step) && step.state !== 'stopped' ? 'bg-jade' : 'bg-line',
                )}
              />
            )}
            <span
              aria-hidden
              className={clsx(
                'relative flex size-10 items-center justify-center rounded-full [&_svg]:size-4.5',
                dots[step.state],
              )}
            >
              {step.state === 'done' ? <Check /> : step.state === 'stopped' ? <X /> : step.icon}
            </span>
            <span className="max-sm:sr-only">
              <span
                className={clsx(
                  'mt-2 block text-sm text-balance',
                  isReached(step) ? 'font-semibold' : 'text-ink-2',
                )}
              >
                {step.label}
              </span>
              {step.hint && <span className="mt-0.5 block text-xs text-ink-2 tabular-nums">{step.hint}</span>}
            </span>
          </li>
        ))}
      </ol>
      {now && (
        <p aria-hidden className="mt-3 text-center text-sm sm:hidden">
          <span className="font-semibold">{now.label}</span>
          {now.hint && <span className="block text-xs text-ink-2 tabular-nums">{now.hint}</span>}
        </p>
      )}
    </div>
  );
}
