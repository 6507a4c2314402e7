import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { resendVerification } from '#shared/accounts/verify-email.contract.ts';
import { EmailForm } from './email-form.tsx';

/** Asks for the address first, on pages that do not know it. */
export function ResendForm() {
  const { t } = useTranslation('accounts');
  return <EmailForm contract={resendVerification} icon={<MailCheck />} submit={t('resend.action')} />;
}
