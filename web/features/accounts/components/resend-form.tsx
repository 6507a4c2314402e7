import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { resendVerification } from '#shared/accounts/verify-email.contract.ts';
import { EmailForm } from './email-form.tsx';

/** For those who know which address they gave, on a page that does not. */
export function ResendForm() {
  const { t } = useTranslation('accounts');
  return <EmailForm contract={resendVerification} icon={<MailCheck />} submit={t('resend.action')} />;
}
