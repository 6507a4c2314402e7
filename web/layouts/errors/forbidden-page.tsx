import { useTranslation } from 'react-i18next';
import { ErrorPage } from './error-page.tsx';

/** Tells readers that they may not see the page whose address they opened. */
export function ForbiddenPage() {
  const { t } = useTranslation('errors');
  return (
    <ErrorPage scene="closed" code="403" title={t('forbidden.title')} text={t('forbidden.text')} deadEnd />
  );
}
