import { useTranslation } from 'react-i18next';
import { AccountPanel } from './account-panel.tsx';
import { LoginForm } from './login-form.tsx';

export function LoginPage(props: { onSuccess: () => void; callbackUrl?: string | undefined }) {
  const { t } = useTranslation('accounts');
  return (
    <AccountPanel title={t('login.title')} lead={t('login.lead')}>
      <LoginForm {...props} registerPath="/sign-up" />
    </AccountPanel>
  );
}
