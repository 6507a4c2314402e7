import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/button.tsx';
import { errorFacts, type ErrorKind } from '../../platform/errors/error-facts.ts';
import { ErrorPage } from './error-page.tsx';
import type { Scene } from './error-scene.tsx';

const scenes: Record<ErrorKind, Scene> = {
  application: 'broken',
  server: 'closed',
  offline: 'closed',
  unsaved: 'closed',
  update: 'closed',
  forbidden: 'closed',
};

/** Shows the error page of a route whose loader or component throws, so that the page is never blank. */
export function ApplicationErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('errors');
  const { id, kind } = errorFacts(error);
  const { retry, retrying } = useRetry(reset);
  const update = kind === 'update';

  useEffect(() => console.error(`[${id}]`, error), [id, error]);
  useRetryOnline(kind === 'offline' || kind === 'unsaved', retry);

  return (
    <ErrorPage
      scene={scenes[kind]}
      title={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
      errorId={kind === 'application' || kind === 'server' ? id : undefined}
      retry={
        <Button
          variant="primary"
          icon={<RefreshCw />}
          loading={retrying}
          loadingText={t('retrying')}
          onClick={update ? () => location.reload() : retry}
        >
          {update ? t('reload') : t('retry')}
        </Button>
      }
    />
  );
}

/** Retries automatically when the network is back. */
function useRetryOnline(wanted: boolean, retry: () => void) {
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (!wanted) return;
    const heard = () => again();
    addEventListener('online', heard);
    return () => removeEventListener('online', heard);
  }, [wanted]);
}

/** Resets the failed queries, runs the loaders again, then renders the route again. */
function useRetry(reset: () => void) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const [retrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    queries.reset();
    void router.invalidate().finally(() => {
      setRetrying(false);
      reset();
    });
  };
  return { retry, retrying };
}
