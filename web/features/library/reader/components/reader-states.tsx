import { FileX, LogIn, Trash2, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, messageOf } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { LoadingRows } from '#web/ui/feedback/skeleton.tsx';

type StateProps = { icon: ReactNode; title: string; hint: string; action: ReactNode };

function ReaderState(props: StateProps) {
  return (
    <>
      <h1 className="sr-only">{props.title}</h1>
      <EmptyState {...props} />
    </>
  );
}

export const ReaderLoading = () => (
  <div className="mx-auto max-w-[44rem]">
    <LoadingRows rows={6} height="h-10" className="space-y-4" />
  </div>
);

/** Says that a chapter is not in its document, or no longer. */
export function MissingChapter({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('reader');
  return (
    <ReaderState
      icon={<FileX />}
      title={t('missing.chapter.title')}
      hint={t('missing.chapter.hint')}
      action={<Button onClick={onClose}>{t('toDocument')}</Button>}
    />
  );
}

type Query = { error: unknown; refetch: () => unknown };

/** Says why a document or a chapter cannot be read, and what to do. */
export function ReaderProblem({ query, onClose }: { query: Query; onClose: () => void }) {
  const { t } = useTranslation('reader');
  const { error, refetch } = query;
  const toLibrary = <ButtonLink to="/documents">{t('toLibrary')}</ButtonLink>;
  if (isApiError(error, 'CHAPTER_NOT_FOUND')) return <MissingChapter onClose={onClose} />;
  if (isApiError(error, 'DOCUMENT_NOT_FOUND'))
    return (
      <ReaderState
        icon={<FileX />}
        title={t('missing.document.title')}
        hint={t('missing.document.hint')}
        action={toLibrary}
      />
    );
  if (isApiError(error, 'CONTENT_REMOVED'))
    return (
      <ReaderState
        icon={<Trash2 />}
        title={t('missing.removed.title')}
        hint={t('missing.removed.hint')}
        action={toLibrary}
      />
    );
  if (isApiError(error, 'NO_TOKEN'))
    return (
      <ReaderState
        icon={<LogIn />}
        title={t('guest.title')}
        hint={t('guest.hint')}
        action={
          <ButtonLink variant="primary" to="/login" search={{ callbackUrl: location.pathname }}>
            {t('guest.signIn')}
          </ButtonLink>
        }
      />
    );
  if (isApiError(error, 'NETWORK') && !navigator.onLine)
    return (
      <ReaderState
        icon={<WifiOff />}
        title={t('notKept.title')}
        hint={t('notKept.hint')}
        action={toLibrary}
      />
    );
  return (
    <>
      <h1 className="sr-only">{t('failed.load')}</h1>
      <ErrorState title={t('failed.load')} message={messageOf(error)} onRetry={() => void refetch()} />
    </>
  );
}
