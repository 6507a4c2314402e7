import { useRouter } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/button.tsx';
import { newErrorId } from '../../platform/errors/error-facts.ts';
import { ErrorPage } from './error-page.tsx';

/** Shows the 500 page. Other parts may also redirect to it, with an error id and a path for the retry. */
export function ServerErrorPage({ errorId, retryPath }: { errorId?: string; retryPath?: string }) {
  const { t } = useTranslation('errors');
  const router = useRouter();
  const [ownId] = useState(newErrorId);
  return (
    <ErrorPage
      scene="closed"
      code="500"
      title={t('server.title')}
      text={t('server.text')}
      errorId={errorId ?? ownId}
      retry={
        <Button
          variant="primary"
          icon={<RefreshCw />}
          onClick={() => (retryPath ? router.history.push(retryPath) : location.reload())}
        >
          {t('retry')}
        </Button>
      }
    />
  );
}
