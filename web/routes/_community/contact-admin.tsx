import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page } from '#web/layouts/page.tsx';

export const Route = createFileRoute('/_community/contact-admin')({ component: ContactRoute });

function ContactRoute() {
  const { t } = useTranslation('rooms');
  return (
    <Page title={t('name.contact')}>
      <h1 className="text-2xl font-bold">{t('name.contact')}</h1>
    </Page>
  );
}
