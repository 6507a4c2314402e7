import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, MailCheck, MailQuestion, MailWarning, MailX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { verifyEmail } from '#shared/accounts/verify-email.contract.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import { isApiError } from '#web/platform/api/api-error.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { Spinner } from '#web/ui/actions/spinner.tsx';
import { verificationQuery } from '../api/account-queries.ts';
import { AccountPanel } from './account-panel.tsx';
import { ResendForm } from './resend-form.tsx';
import { VerifyEmailForm } from './verify-email-form.tsx';

/** Confirms the address by a button: opening changes nothing, because mail programs open links too. */
export function VerifyEmailPage({ token, onDone }: { token: string | undefined; onDone: () => void }) {
  const { t } = useTranslation('accounts');
  const query = useQuery({
    ...verificationQuery(token ?? ''),
    enabled: Boolean(token),
  });
  const { data, error } = query;
  const [verified, setVerified] = useState<ReplyOf<typeof verifyEmail>>();
  if (verified)
    return (
      <AccountPanel
        icon={<BadgeCheck />}
        title={verified.message}
        lead={verified.status === 'pending_admin' ? t('verify.waitingForAdmin') : t('verify.doneLead')}
      >
        <ToLogin />
      </AccountPanel>
    );
  if (!token)
    return (
      <AccountPanel icon={<MailQuestion />} title={t('verify.askTitle')} lead={t('verify.askLead')}>
        <ResendForm />
      </AccountPanel>
    );
  if (data)
    return (
      <AccountPanel
        icon={<MailCheck />}
        title={t('verify.pendingTitle')}
        lead={t('verify.passwordLead', { email: data.email })}
      >
        <VerifyEmailForm
          token={token}
          onVerified={(reply) => {
            setVerified(reply);
            onDone();
          }}
        />
      </AccountPanel>
    );
  if (isApiError(error, 'EMAIL_ALREADY_VERIFIED'))
    return (
      <AccountPanel icon={<BadgeCheck />} title={t('verify.alreadyTitle')} lead={error.message}>
        <ToLogin />
      </AccountPanel>
    );
  if (isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429)
    return (
      <AccountPanel icon={<MailX />} title={t('verify.expiredTitle')} lead={error.message}>
        <ResendForm />
      </AccountPanel>
    );
  if (error) return <QueryError query={query} />;
  return (
    <AccountPanel icon={<MailWarning />} title={t('verify.pendingTitle')} lead={t('verify.pendingLead')}>
      <p role="status" className="flex items-center gap-2.5 text-ink-2">
        <Spinner className="size-5 text-brand" />
        {t('verify.checking')}
      </p>
    </AccountPanel>
  );
}

function ToLogin() {
  const { t } = useTranslation('accounts');
  return (
    <div className="space-y-3">
      <ButtonLink to="/login" variant="primary" size="lg" block>
        {t('register.login')}
      </ButtonLink>
      <ButtonLink to="/e-commerce" variant="ghost" size="lg" block>
        {t('verify.toMarket')}
      </ButtonLink>
    </div>
  );
}
