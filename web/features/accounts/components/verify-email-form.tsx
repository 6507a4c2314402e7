import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import type { useVerifyEmail } from '../api/account-mutations.ts';
import { VerifyEmailForm as Schema } from '../rules/form-schemas.ts';
import { useAccountForm } from '../hooks/use-account-form.ts';
import { useWait } from '../hooks/use-wait.ts';
import { FormAlert } from './form-alert.tsx';
import { TextLink } from './text-link.tsx';

type Props = { token: string; verify: ReturnType<typeof useVerifyEmail> };

/** The password makes sure that whoever reads the mail is whoever signed up. */
export function VerifyEmailForm({ token, verify }: Props) {
  const { t } = useTranslation('accounts');
  const { left, wait } = useWait();
  const form = useAccountForm(Schema, { password: '' });
  const submit = form.handleSubmit(({ password }) =>
    verify.mutate(
      { token, password },
      {
        onError: (error) => {
          if (error.status === 429) wait(error.retryAfter);
          form.setFocus('password');
        },
      },
    ),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4.5">
      {verify.error && <FormAlert title={verify.error.message} />}
      <Field
        label={t('login.password')}
        error={form.formState.errors.password?.message}
        required
        aside={<TextLink to="/forgot-password">{t('login.forgot')}</TextLink>}
      >
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={verify.isPending}
        loadingText={t('verify.pending')}
        disabled={left > 0}
      >
        {left > 0 ? t('wait', { seconds: left }) : t('verify.submit')}
      </Button>
      <p className="text-sm text-pretty text-ink-2">{t('verify.notYou')}</p>
    </form>
  );
}
