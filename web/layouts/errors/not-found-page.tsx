import { useRouter } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/button.tsx';
import { newErrorId } from '../../platform/errors/error-facts.ts';
import { ErrorPage } from './error-page.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('errors');
  const router = useRouter();
  const [id] = useState(() => newErrorId());
  const [retrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    void router.invalidate().finally(() => setRetrying(false));
  };
  return (
    <ErrorPage
      scene="lost"
      code="404"
      title={t('notFound.title')}
      text={t('notFound.text')}
      errorId={id}
      retry={
        <Button icon={<RefreshCw />} loading={retrying} loadingText={t('retrying')} onClick={retry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
