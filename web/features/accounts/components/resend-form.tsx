import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { useResendVerification } from '../api/account-mutations.ts';
import { EmailForm } from '../rules/form-schemas.ts';
import { showFieldErrors, useAccountForm } from '../hooks/use-account-form.ts';
import { useWait } from '../hooks/use-wait.ts';
import { FormAlert } from './form-alert.tsx';

/** For those who know which address they gave, on a page that does not. */
export function ResendForm() {
  const { t } = useTranslation('accounts');
  const resend = useResendVerification();
  const { left, wait } = useWait();
  const form = useAccountForm(EmailForm, { email: '' });
  const submit = form.handleSubmit(({ email }) =>
    resend.mutate(email, {
      onSuccess: ({ retryAfter }) => wait(retryAfter),
      onError: (error) => {
        showFieldErrors(form, error, ['email']);
        if (error.status === 429) wait(error.retryAfter);
      },
    }),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4.5">
      {resend.isError && <FormAlert title={resend.error.message} />}
      {resend.isSuccess && <FormAlert tone="jade" title={resend.data.message} />}
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
        icon={<MailCheck />}
        loading={resend.isPending}
        loadingText={t('resend.sending')}
        disabled={left > 0}
      >
        {left > 0 ? t('wait', { seconds: left }) : t('resend.action')}
      </Button>
    </form>
  );
}
