import { KeyRound, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { forgotPassword } from '#shared/accounts/password.contract.ts';
import { AccountPanel } from './account-panel.tsx';
import { EmailForm } from './email-form.tsx';
import { TextLink } from './text-link.tsx';

export function ForgotPasswordPage() {
  const { t } = useTranslation('accounts');
  return (
    <AccountPanel
      icon={<KeyRound />}
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      footer={
        <p className="text-center">
          {t('forgot.remembered')} <TextLink to="/login">{t('register.login')}</TextLink>
        </p>
      }
    >
      <EmailForm
        contract={forgotPassword}
        icon={<Send />}
        submit={t('forgot.submit')}
        hint={t('forgot.sentHint')}
      />
    </AccountPanel>
  );
}
