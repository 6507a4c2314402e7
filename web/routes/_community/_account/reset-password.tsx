import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ResetPasswordPage } from '../../../features/accounts/components/reset-password-page.tsx';
import { Page } from '../../../layouts/page.tsx';
import { textSearch } from '../../../layouts/text-search.ts';

export const Route = createFileRoute('/_community/_account/reset-password')({
  validateSearch: textSearch('token'),
  component: ResetPasswordRoute,
});

function ResetPasswordRoute() {
  const { t } = useTranslation('accounts');
  const { token } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Page bleed title={t('reset.title')}>
      <ResetPasswordPage token={token} onSuccess={() => void navigate({ to: '/login' })} />
    </Page>
  );
}
