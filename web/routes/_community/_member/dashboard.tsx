import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page } from '#web/layouts/page.tsx';

export const Route = createFileRoute('/_community/_member/dashboard')({ component: DashboardRoute });

function DashboardRoute() {
  const { t } = useTranslation('rooms');
  return (
    <Page title={t('name.dashboard')}>
      <h1 className="text-2xl font-bold">{t('name.dashboard')}</h1>
    </Page>
  );
}
