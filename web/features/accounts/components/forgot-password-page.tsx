import { KeyRound, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { useForgotPassword } from '../api/account-mutations.ts';
import { EmailForm } from '../rules/form-schemas.ts';
import { showFieldErrors, useAccountForm } from '../hooks/use-account-form.ts';
import { defaultWaitSeconds, useWait } from '../hooks/use-wait.ts';
import { AccountPanel } from './account-panel.tsx';
import { FormAlert } from './form-alert.tsx';
import { TextLink } from './text-link.tsx';

export function ForgotPasswordPage() {
  const { t } = useTranslation('accounts');
  const forgot = useForgotPassword();
  const { left, wait } = useWait();
  const form = useAccountForm(EmailForm, { email: '' });
  const submit = form.handleSubmit(({ email }) =>
    forgot.mutate(email, {
      onSuccess: () => wait(defaultWaitSeconds),
      onError: (error) => {
        showFieldErrors(form, error, ['email']);
        if (error.status === 429) wait(error.retryAfter);
      },
    }),
  );
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
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4.5">
        {forgot.isError && <FormAlert title={forgot.error.message} />}
        {forgot.isSuccess && (
          <FormAlert tone="jade" title={forgot.data.message}>
            {t('forgot.sentHint')}
          </FormAlert>
        )}
        <Field label={t('register.email')} error={form.formState.errors.email?.message} required>
          <Input
            {...form.register('email')}
            type="email"
            autoComplete="email"
            placeholder={t('emailPlaceholder')}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          icon={<Send />}
          loading={forgot.isPending}
          loadingText={t('resend.sending')}
          disabled={left > 0}
        >
          {left > 0 ? t('wait', { seconds: left }) : t('forgot.submit')}
        </Button>
      </form>
    </AccountPanel>
  );
}
