import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StopRestockPage } from '../../features/restock/components/stop-restock-page.tsx';
import { Page } from '../../layouts/page.tsx';

export const Route = createFileRoute('/_shop/e-commerce/restock')({ component: StopRoute });

function StopRoute() {
  const { t } = useTranslation('product');
  // The token is in the URL fragment, which browsers do not send to a server.
  return (
    <Page title={t('restock.stop.title')}>
      <StopRestockPage token={location.hash.slice(1)} />
    </Page>
  );
}
