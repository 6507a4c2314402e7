import clsx from 'clsx';
import { CloudOff, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../platform/api/api-error.ts';
import { Button } from '../actions/button.tsx';

export type ErrorStateProps = {
  title?: ReactNode;
  /** Error message, usually the one of the server's reply. */
  message?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  size?: 'sm' | 'md';
};

/** Shows an error message for a part of a page that could not be loaded; the rest of the page keeps working. */
export function ErrorState(props: ErrorStateProps) {
  const { title, message, onRetry, retrying, size = 'md' } = props;
  const { t } = useTranslation('ui');
  return (
    <div
      role="alert"
      className={clsx('flex flex-col items-center px-4 text-center', size === 'md' ? 'py-14' : 'py-8')}
    >
      <span
        aria-hidden
        className="flex size-16 items-center justify-center rounded-full bg-danger-soft text-danger [&_svg]:size-7 [&_svg]:stroke-[1.75]"
      >
        <CloudOff />
      </span>
      <p className="mt-4 text-lg font-bold text-balance">{title ?? t('state.errorTitle')}</p>
      <p className="mt-1.5 max-w-[44ch] text-pretty text-ink-2">{message ?? t('state.errorHint')}</p>
      {onRetry && (
        <Button
          className="mt-5"
          icon={<RefreshCw />}
          loading={retrying ?? false}
          loadingText={t('state.retrying')}
          onClick={onRetry}
        >
          {t('state.retry')}
        </Button>
      )}
    </div>
  );
}

type QueryErrorProps = Pick<ErrorStateProps, 'title' | 'size'> & {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
};

/** Shows why a query failed, with the button that repeats it. */
export function QueryError({ query: { error, isFetching, refetch }, ...look }: QueryErrorProps) {
  return (
    <ErrorState {...look} message={messageOf(error)} retrying={isFetching} onRetry={() => void refetch()} />
  );
}
