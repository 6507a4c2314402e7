import { useQueryClient } from '@tanstack/react-query';
import { LogIn, KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { login } from '#shared/accounts/login.contract.ts';
import { type ApiError, reasonOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { beginSession } from '#web/platform/session/sign-in.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { PasswordField, TextField } from '#web/ui/form/text-fields.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useCountdown } from '../hooks/use-countdown.ts';
import { LoginForm as Schema } from '../rules/form-schemas.ts';
import { usePasskeySignIn } from '../hooks/use-passkey-sign-in.ts';
import { knowsPasskeys, wasCalledOff } from '../rules/passkey-device.ts';
import { AccountForm } from './account-form.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextLink } from './text-link.tsx';

export type LoginFormProps = {
  onSuccess: () => void;
  /** Page to which a new member returns. */
  callbackUrl?: string | undefined;
  /** The sign-up page of the current part of the site. */
  registerPath: '/sign-up' | '/e-commerce/dang-ky';
  /** The account's username, if it is known. */
  username?: string;
  /** Called when a link in the form is followed, so that the surrounding dialog closes. */
  onLeave?: () => void;
};

/** Tells after which errors which the reader must wait before another attempt. */
const waitsAfter = ({ code, status }: ApiError): boolean =>
  ['EMAIL_NOT_VERIFIED', 'VERIFICATION_ALREADY_SENT'].includes(code) || status === 429;

export function LoginForm({ onSuccess, callbackUrl, registerPath, username = '', onLeave }: LoginFormProps) {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const { left, wait } = useCountdown();
  const form = useContractForm(Schema, {
    values: { username, password: '' },
    send: async (body) => {
      const { user, ...tokens } = await call(login, { body });
      beginSession(queryClient, tokens, user);
    },
    onDone: () => {
      toast.success(t('login.welcomeBack'), { description: t('login.success') });
      onSuccess();
    },
    onRefused: (error) => {
      if (waitsAfter(error)) wait(error.retryAfter);
      // Only a wrong name or password asks to check the input; an unconfirmed address cannot be fixed that way.
      const isWrong = error.code === 'INVALID_CREDENTIALS';
      toast.error(t('login.failed'), isWrong ? { description: t('login.checkDetails') } : {});
    },
  });
  const search = callbackUrl ? { callbackUrl } : {};
  return (
    <AccountForm form={form} leavesFreely>
      <FormProblem form={form} />
      <TextField
        name="username"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        name="password"
        autoComplete="current-password"
        required
        aside={
          <TextLink to="/forgot-password" {...(onLeave && { onClick: onLeave })}>
            {t('login.forgot')}
          </TextLink>
        }
      />
      <SubmitButton form={form} icon={<LogIn />} sending={t('login.submitting')} left={left}>
        {t('login.submit')}
      </SubmitButton>
      {/* With a known username the reader came from a provider to link it to their account, so no other sign-in
          is offered. */}
      {!username && <PasskeySignIn onSuccess={onSuccess} onLeave={onLeave} />}
      {!username && <ProviderButtons callbackUrl={callbackUrl} />}
      <p className="text-center text-sm text-ink-2">
        {t('login.noAccount')}{' '}
        <TextLink to={registerPath} search={search} {...(onLeave && { onClick: onLeave })}>
          {t('login.register')}
        </TextLink>
      </p>
    </AccountForm>
  );
}

type PasskeyProps = { onSuccess: () => void; onLeave?: (() => void) | undefined };

/** Signs in by passkey: a button, or the browser's suggestion in the username box; links to recovery. */
function PasskeySignIn({ onSuccess, onLeave }: PasskeyProps) {
  const { t } = useTranslation('account');
  const signIn = usePasskeySignIn(onSuccess);
  if (!knowsPasskeys()) return null;
  const failed = signIn.error && !wasCalledOff(signIn.error);
  return (
    <>
      {failed && <Notice title={reasonOf(signIn.error) ?? t('signIn.failed')} />}
      <Button block size="lg" icon={<KeyRound />} loading={signIn.isPending} onClick={() => signIn.mutate()}>
        {t('signIn.passkey')}
      </Button>
      <p className="text-center text-sm">
        <TextLink to="/recover" {...(onLeave && { onClick: onLeave })}>
          {t('signIn.lost')}
        </TextLink>
      </p>
    </>
  );
}
