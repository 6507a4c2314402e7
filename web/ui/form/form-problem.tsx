import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf, reasonOf } from '../../platform/api/api-error.ts';
import { Notice } from '../feedback/notice.tsx';

type Props = { error: unknown; className?: string };

/** Shows the error of an action without a form in the shop's own words; nothing without an error. */
export function Problem({ error, className }: Props) {
  const { t } = useTranslation('common');
  if (!error) return null;
  return <Notice title={messageOf(error) ?? t('error.hint')} className={className} />;
}

type FormFailure = {
  failure: unknown;
  whole: string | undefined;
  unplaced: readonly { path: string; message: string }[];
};

type ProblemProps = {
  form: FormFailure;
  /** Title in our own words, if they are better than the server's. */
  title?: ReactNode;
  /** Error message if the server gave no reason. */
  fallback?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** Shows the error box of a form: why it was refused, and the server's problems that belong to no box. */
export function FormProblem({
  form: { failure, whole, unplaced },
  title,
  fallback,
  className,
  children,
}: ProblemProps) {
  const { t } = useTranslation('common');
  if (whole !== undefined) return <Notice title={whole} className={className} />;
  if (!failure) return null;
  const reason = fallback ? (reasonOf(failure) ?? fallback) : (messageOf(failure) ?? t('error.hint'));
  const rest = unplaced.length > 0 && (
    <ul className="list-disc pl-4">
      {unplaced.map(({ path, message }) => (
        <li key={path}>{message}</li>
      ))}
    </ul>
  );
  return (
    <Notice title={title ?? reason} className={className}>
      {(children || rest) && (
        <>
          {children}
          {rest}
        </>
      )}
    </Notice>
  );
}
