import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInProvider } from '#shared/accounts/sign-in-providers.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { beginSession } from '#web/platform/session/sign-in.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Spinner } from '#web/ui/actions/spinner.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { providerAnswerQuery, useJoinProvider } from '../api/provider-sign-in.ts';
import { AccountPanel } from './account-panel.tsx';
import { LoginForm } from './login-form.tsx';
import { ProviderRegisterForm } from './provider-register-form.tsx';

type Props = {
  provider: SignInProvider;
  /** The provider's answer; undefined if the reader cancelled there. */
  code?: string | undefined;
  state?: string | undefined;
  onSuccess: () => void;
};

/** Shows the return page of a provider: the reader is signed in at once, or has one more form to fill in. */
export function ProviderReturnPage({ provider, code, state, onSuccess }: Props) {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const { data, error } = useQuery({
    ...providerAnswerQuery(provider, { code: code ?? '', state: state ?? '' }),
    enabled: Boolean(code && state),
  });
  const join = useJoinProvider(provider);

  useEffect(() => {
    if (data?.outcome !== 'signed-in') return;
    const { outcome: _signedIn, message: _said, user, ...tokens } = data;
    beginSession(queryClient, tokens, user);
    onSuccess();
    // The answer arrives once, and its effects must run once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data]);

  if (!code || !state || error)
    return (
      <AccountPanel
        icon={<MailX />}
        title={t('provider.failedTitle')}
        lead={error ? messageOf(error) : t('provider.turnedRound')}
      >
        <ButtonLink to="/login" variant="primary" size="lg" block>
          {t('register.login')}
        </ButtonLink>
      </AccountPanel>
    );
  if (data?.outcome === 'register')
    return (
      <AccountPanel title={t('provider.registerTitle')} lead={t('provider.registerLead', data)}>
        <ProviderRegisterForm provider={provider} {...data} onSuccess={onSuccess} />
      </AccountPanel>
    );
  if (data?.outcome === 'join')
    return (
      <AccountPanel title={t('provider.joinTitle')} lead={t('provider.joinLead', data)}>
        {join.error && <Notice title={messageOf(join.error)} />}
        <LoginForm
          username={data.email}
          registerPath="/sign-up"
          onSuccess={() =>
            join.mutate(data.ticket, {
              onSuccess: ({ message }) => {
                toast.success(message);
                onSuccess();
              },
            })
          }
        />
      </AccountPanel>
    );
  return (
    <AccountPanel title={t('provider.finishing')}>
      <p role="status" className="flex items-center gap-2.5 text-ink-2">
        <Spinner className="size-5 text-brand" />
        {t('login.submitting')}
      </p>
    </AccountPanel>
  );
}
