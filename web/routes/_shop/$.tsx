import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NotFoundPage } from '../../platform/errors/not-found-page.tsx';
import { usePageTitle } from '../../layouts/page.tsx';

/** What no other route knows: said below the market's header, so that one can search on. */
export const Route = createFileRoute('/_shop/$')({ component: Lost });

function Lost() {
  const { t } = useTranslation('errors');
  usePageTitle(t('notFound.title'));
  return <NotFoundPage />;
}
