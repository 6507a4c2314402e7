import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPanel } from './account-panel.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { RegisterForm } from './register-form.tsx';
import { TextLink } from './text-link.tsx';

type Props = {
  referrer?: string | undefined;
  callbackUrl?: string | undefined;
  /** Content above the form that the reader needs to know before filling it in. */
  notice?: ReactNode;
  onSuccess: (email: string) => void;
};

export function RegisterPage({ referrer, callbackUrl, notice, onSuccess }: Props) {
  const { t } = useTranslation('accounts');
  return (
    <AccountPanel
      title={t('register.title')}
      lead={t('register.lead')}
      footer={
        <p className="text-center">
          {t('register.haveAccount')}{' '}
          <TextLink to="/login" search={callbackUrl ? { callbackUrl } : {}}>
            {t('register.login')}
          </TextLink>
        </p>
      }
    >
      <div className="space-y-4.5">
        {notice}
        <RegisterForm referrer={referrer} onSuccess={onSuccess} />
        <ProviderButtons callbackUrl={callbackUrl} />
      </div>
    </AccountPanel>
  );
}
