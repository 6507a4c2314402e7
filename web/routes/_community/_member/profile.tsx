import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page } from '#web/layouts/page.tsx';

export const Route = createFileRoute('/_community/_member/profile')({ component: ProfileRoute });

function ProfileRoute() {
  const { t } = useTranslation('rooms');
  return (
    <Page title={t('name.profile')}>
      <h1 className="text-2xl font-bold">{t('name.profile')}</h1>
    </Page>
  );
}
