import { Inbox, MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor, ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Email } from '#web/ui/data/email.tsx';
import { AccountPanel } from './account-panel.tsx';
import { ResendButton } from './resend-button.tsx';
import { ResendForm } from './resend-form.tsx';
import { TextLink } from './text-link.tsx';

/** The mailbox page exists only with the simulated mail server. */
const hasMailbox = import.meta.env.VITE_STAGE !== 'production';

export function SignupSuccessPage({
  email,
  sentAt,
}: {
  email?: string | undefined;
  sentAt?: number | undefined;
}) {
  const { t } = useTranslation('accounts');
  return (
    <AccountPanel
      icon={<MailOpen />}
      title={t('signupSuccess.title')}
      lead={
        email ? (
          <>
            {t('signupSuccess.sentTo')}{' '}
            <strong className="font-semibold text-ink">
              <Email>{email}</Email>
            </strong>
            . {t('signupSuccess.follow')}
          </>
        ) : (
          `${t('signupSuccess.sent')} ${t('signupSuccess.follow')}`
        )
      }
      footer={
        <p>
          {t('signupSuccess.wrongAddress')}{' '}
          <TextLink to="/sign-up">{t('signupSuccess.registerAgain')}</TextLink>
        </p>
      }
    >
      <ol className="mb-6 space-y-2 text-sm text-ink-2">
        {(['open', 'spam', 'signIn'] as const).map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden
              className="flex size-6 shrink-0 items-center justify-center rounded-full bg-mute text-xs font-semibold text-ink"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{t(`signupSuccess.step.${step}`)}</span>
          </li>
        ))}
      </ol>
      <div className="space-y-3">
        {hasMailbox && (
          <ButtonAnchor
            href={`/dev/mail${email ? `?to=${encodeURIComponent(email)}` : ''}`}
            variant="primary"
            size="lg"
            block
            icon={<Inbox />}
          >
            {t('signupSuccess.openMailbox')}
          </ButtonAnchor>
        )}
        {email ? <ResendButton email={email} sentAt={sentAt} /> : <ResendForm />}
        <ButtonLink to="/login" variant="ghost" size="lg" block>
          {t('register.login')}
        </ButtonLink>
      </div>
    </AccountPanel>
  );
}
