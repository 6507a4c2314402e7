import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../platform/api/api-error.ts';

const looks = {
  danger: { box: 'border-danger/40 bg-danger-soft text-danger', icon: <CircleAlert aria-hidden /> },
  jade: { box: 'border-jade/40 bg-jade-soft text-jade', icon: <CircleCheck aria-hidden /> },
  sky: { box: 'border-sky/40 bg-sky-soft text-sky', icon: <Info aria-hidden /> },
};

type NoticeProps = {
  tone?: keyof typeof looks;
  title: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/** What came of sending a form, read aloud at once. */
export function FormNotice({ tone = 'danger', title, className, children }: NoticeProps) {
  const { box, icon } = looks[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx(
        'flex gap-3 rounded-md border px-4 py-3 text-sm [&>svg]:mt-px [&>svg]:size-5 [&>svg]:shrink-0',
        box,
        className,
      )}
    >
      {icon}
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {children && <div className="mt-0.5 text-ink-2">{children}</div>}
      </div>
    </div>
  );
}

type Failed = {
  failure: unknown;
  whole: string | undefined;
  unplaced: readonly { path: string; message: string }[];
};

type ProblemProps = {
  form: Failed;
  /** Our own words for the refusal, where they are better than the server's. */
  title?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** The one red box of a form: why it was refused, and what the server named that has no box of its own. */
export function FormProblem({
  form: { failure, whole, unplaced },
  title,
  className,
  children,
}: ProblemProps) {
  const { t } = useTranslation('common');
  if (whole !== undefined) return <FormNotice title={whole} className={className} />;
  if (!failure) return null;
  const rest = unplaced.length > 0 && (
    <ul className="list-disc pl-4">
      {unplaced.map(({ path, message }) => (
        <li key={path}>{message}</li>
      ))}
    </ul>
  );
  return (
    <FormNotice title={title ?? messageOf(failure) ?? t('error.hint')} className={className}>
      {(children || rest) && (
        <>
          {children}
          {rest}
        </>
      )}
    </FormNotice>
  );
}
