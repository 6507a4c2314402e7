import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NotFoundPage } from '../../layouts/errors/not-found-page.tsx';
import { usePageTitle } from '../../layouts/page.tsx';

/** Not-found page for all unmatched addresses, below the shop's header so that visitors can search. */
export const Route = createFileRoute('/_shop/$')({ component: Lost });

function Lost() {
  const { t } = useTranslation('errors');
  usePageTitle(t('notFound.title'));
  return <NotFoundPage />;
}
