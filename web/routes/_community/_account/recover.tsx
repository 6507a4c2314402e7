import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { RecoverPage } from '#web/features/accounts/components/recover-page.tsx';
import { Page } from '#web/layouts/page.tsx';

export const Route = createFileRoute('/_community/_account/recover')({ component: RecoverRoute });

function RecoverRoute() {
  const { t } = useTranslation('account');
  const navigate = Route.useNavigate();
  return (
    <Page bleed title={t('recover.title')}>
      <RecoverPage onSuccess={() => void navigate({ to: '/account' })} />
    </Page>
  );
}
