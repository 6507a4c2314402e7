import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useLogin } from '../api/account-mutations.ts';
import { LoginForm as Schema } from '../rules/form-schemas.ts';
import { showFieldErrors, useAccountForm } from '../hooks/use-account-form.ts';
import { useWait } from '../hooks/use-wait.ts';
import { FormAlert } from './form-alert.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { TextLink } from './text-link.tsx';

export type LoginFormProps = {
  onSuccess: () => void;
  /** Where a new member comes back to. */
  callbackUrl?: string | undefined;
  /** The registration page of the part of the site the reader is in. */
  registerPath: '/sign-up' | '/e-commerce/dang-ky';
  /** Whose account it is, where that is known. */
  username?: string;
  /** A link was followed: the dialog around the form can go. */
  onLeave?: () => void;
};

/** These tell how long to wait before another try makes sense. */
const waitsAfter = ({ code, status }: ApiError): boolean =>
  ['EMAIL_NOT_VERIFIED', 'VERIFICATION_ALREADY_SENT'].includes(code) || status === 429;

export function LoginForm({ onSuccess, callbackUrl, registerPath, username = '', onLeave }: LoginFormProps) {
  const { t } = useTranslation('accounts');
  const login = useLogin();
  const { left, wait } = useWait();
  const form = useAccountForm(Schema, { username, password: '' });
  const { errors } = form.formState;
  const search = callbackUrl ? { callbackUrl } : {};

  const refuse = (error: ApiError) => {
    showFieldErrors(form, error, ['username', 'password']);
    if (waitsAfter(error)) wait(error.retryAfter);
  };
  const submit = form.handleSubmit((values) =>
    login.mutate(values, {
      onSuccess: () => {
        toast.success(t('login.welcomeBack'), { description: t('login.success') });
        onSuccess();
      },
      onError: refuse,
    }),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4.5">
      {login.error && (
        <FormAlert title={login.error.message || login.error.code}>{t('login.checkDetails')}</FormAlert>
      )}
      <Field label={t('login.username')} error={errors.username?.message} required>
        <Input
          {...form.register('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('login.usernamePlaceholder')}
        />
      </Field>
      <Field
        label={t('login.password')}
        error={errors.password?.message}
        required
        aside={
          <TextLink to="/forgot-password" {...(onLeave && { onClick: onLeave })}>
            {t('login.forgot')}
          </TextLink>
        }
      >
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        icon={<LogIn />}
        loading={login.isPending}
        loadingText={t('login.submitting')}
        disabled={left > 0}
      >
        {left > 0 ? t('wait', { seconds: left }) : t('login.submit')}
      </Button>
      {/* Whoever comes from a provider is here to join it to their account. */}
      {!username && <ProviderButtons callbackUrl={callbackUrl} />}
      <p className="text-center text-sm text-ink-2">
        {t('login.noAccount')}{' '}
        <TextLink to={registerPath} search={search} {...(onLeave && { onClick: onLeave })}>
          {t('login.register')}
        </TextLink>
      </p>
    </form>
  );
}
