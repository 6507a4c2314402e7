import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Standing } from '../api/identity-queries.ts';
import type { Step } from '../rules/kyc-steps.ts';

type Props = { steps: readonly Step[]; wait: Standing['wait'] };

const circles = {
  done: 'bg-jade-soft text-jade',
  here: 'bg-brand text-on-brand',
  later: 'border border-ink-3 text-ink',
};

function useNote(wait: Standing['wait']) {
  const { t } = useTranslation('identity');
  return ({ note }: Step) =>
    note === 'usually'
      ? wait
        ? t('step.usually', { from: wait.from, to: wait.to })
        : ''
      : t(`step.${note}`);
}

/** Shows the progress of the verification: five steps in a row; on phones a bar of five parts. */
export function KycStepper({ steps, wait }: Props) {
  const { t } = useTranslation('identity');
  const noteOf = useNote(wait);
  return (
    <>
      <ol
        aria-label={t('step.label')}
        className="hidden rounded-md border border-line bg-surface px-5 py-4 sm:flex"
      >
        {steps.map((step, place) => (
          <li
            key={step.name}
            aria-current={step.state === 'here' ? 'step' : undefined}
            className="relative flex-1 text-center text-sm"
          >
            {place > 0 && (
              <span
                aria-hidden
                className={clsx(
                  'absolute top-4.5 right-[calc(50%+1.5rem)] left-[calc(-50%+1.5rem)] h-0.5',
                  steps[place - 1]?.state === 'done' ? 'bg-jade' : 'bg-line-strong',
                )}
              />
            )}
            <span
              aria-hidden
              className={clsx(
                'relative mx-auto mb-2 flex size-9 items-center justify-center rounded-full font-semibold',
                circles[step.state],
              )}
            >
              {step.state === 'done' ? <Check className="size-4.5" /> : place + 1}
            </span>
            <span className="block font-semibold">{t(`step.${step.name}`)}</span>
            <span className={step.state === 'here' ? 'font-semibold text-brand' : 'text-ink-2'}>
              {noteOf(step)}
            </span>
          </li>
        ))}
      </ol>
      <StepBar steps={steps} />
    </>
  );
}

function StepBar({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('identity');
  const done = steps.filter(({ state }) => state === 'done').length;
  const here = steps.findIndex(({ state }) => state === 'here');
  const name = steps[here]?.name ?? 'wait';
  return (
    <div className="sm:hidden">
      <p className="flex items-center justify-between gap-3 text-sm font-semibold">
        <span>
          {here < 0 ? t('step.approved') : t('step.bar', { at: here + 1, name: t(`step.${name}`) })}
        </span>
        <span className="flex items-center gap-1.5 text-jade">
          <Check aria-hidden className="size-4" />
          {t('step.done', { count: done })}
        </span>
      </p>
      <div aria-hidden className="mt-2.5 flex gap-1.5">
        {steps.map(({ name: step, state }) => (
          <span
            key={step}
            className={clsx(
              'h-1.5 flex-1 rounded-full',
              state === 'done' ? 'bg-jade' : state === 'here' ? 'bg-brand' : 'bg-line-strong',
            )}
          />
        ))}
      </div>
    </div>
  );
}
