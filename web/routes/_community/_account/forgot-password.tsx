import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ForgotPasswordPage } from '#web/features/accounts/components/forgot-password-page.tsx';
import { Page } from '#web/layouts/page.tsx';

export const Route = createFileRoute('/_community/_account/forgot-password')({
  component: ForgotPasswordRoute,
});

function ForgotPasswordRoute() {
  const { t } = useTranslation('accounts');
  return (
    <Page bleed title={t('forgot.title')}>
      <ForgotPasswordPage />
    </Page>
  );
}
