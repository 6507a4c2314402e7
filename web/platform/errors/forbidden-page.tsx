import { useTranslation } from 'react-i18next';
import { ErrorPage } from './error-page.tsx';

/** For those who came by a direct address to a page that is not theirs. */
export function ForbiddenPage() {
  const { t } = useTranslation('errors');
  return (
    <ErrorPage scene="closed" code="403" title={t('forbidden.title')} text={t('forbidden.text')} deadEnd />
  );
}
