import { useTranslation } from 'react-i18next';
import { ErrorPage } from './error-page.tsx';

/** Shown to readers who opened the address of a page they may not see. */
export function ForbiddenPage() {
  const { t } = useTranslation('errors');
  return (
    <ErrorPage scene="closed" code="403" title={t('forbidden.title')} text={t('forbidden.text')} deadEnd />
  );
}
