import clsx from 'clsx';
import { CircleCheck, OctagonX, Repeat2, ScanBarcode } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../actions/spinner.tsx';
import type { NumberedAnswer } from './scan-answer.ts';

/** An error is filled and as wide as the screen, so that it is noticed from the corner of an eye. */
const looks = {
  good: { box: 'border-jade/40 bg-jade-soft text-jade', icon: <CircleCheck aria-hidden /> },
  again: { box: 'border-gold/40 bg-gold-soft text-gold', icon: <Repeat2 aria-hidden /> },
  wrong: { box: 'border-alarm bg-alarm text-on-alarm', icon: <OctagonX aria-hidden /> },
};

type Props = { answer: NumberedAnswer | undefined; isWaiting: boolean };

/** Shows the result of the last scan, readable from a step away and announced to screen readers. */
export function ScanAnswerBox({ answer, isWaiting }: Props) {
  const { t } = useTranslation('scan');
  return (
    <div className="relative min-h-16">
      {/* The live region is mounted from the start: not all screen readers announce one that appears together
          with its text. */}
      <div role="status">
        {answer?.tone !== 'wrong' && answer && <AnswerText key={answer.serial} {...answer} />}
      </div>
      <div role="alert">{answer?.tone === 'wrong' && <AnswerText key={answer.serial} {...answer} />}</div>
      {!answer && (
        <p className="flex min-h-16 items-center gap-3 rounded-md border border-dashed border-line-strong px-4 py-3 text-sm text-ink-2">
          <ScanBarcode aria-hidden className="size-5 shrink-0" />
          {t('ready')}
        </p>
      )}
      {isWaiting && (
        <span className="absolute top-2 right-3">
          <Spinner className={clsx('size-5', answer?.tone === 'wrong' ? 'text-on-alarm' : 'text-ink-2')} />
        </span>
      )}
    </div>
  );
}

function AnswerText({ tone, text, hint, code }: NumberedAnswer) {
  const { box, icon } = looks[tone];
  return (
    <div
      className={clsx(
        'flex min-h-16 items-center gap-3.5 rounded-md border px-4 py-3 [&>svg]:size-7 [&>svg]:shrink-0',
        box,
      )}
    >
      {icon}
      <div className="min-w-0 grow">
        <p className="text-lg font-bold text-pretty">{text}</p>
        {hint && <p className="text-sm text-pretty">{hint}</p>}
        <p className="text-sm font-semibold wrap-anywhere">{code}</p>
      </div>
    </div>
  );
}
