import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useResetPassword } from '../api/account-mutations.ts';
import { ResetPasswordForm as Schema } from '../rules/form-schemas.ts';
import { useAccountForm } from '../hooks/use-account-form.ts';
import { FormAlert } from './form-alert.tsx';
import { PasswordMeter } from './password-meter.tsx';

export function ResetPasswordForm({ token, onSuccess }: { token: string; onSuccess: () => void }) {
  const { t } = useTranslation('accounts');
  const reset = useResetPassword();
  const form = useAccountForm(Schema, { password: '', confirmPassword: '' });
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  const submit = form.handleSubmit((values) =>
    reset.mutate(
      { token, ...values },
      {
        onSuccess: ({ message }) => {
          toast.success(message);
          onSuccess();
        },
        onError: ({ code, message }) => {
          if (code === 'PASSWORD_TOO_COMMON') form.setError('password', { message }, { shouldFocus: true });
        },
      },
    ),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4.5">
      {reset.error && <FormAlert title={t('reset.failed')} />}
      <Field
        label={t('password.new')}
        error={errors.password?.message}
        help={<PasswordMeter password={password} />}
        required
      >
        <PasswordInput {...form.register('password')} autoComplete="new-password" />
      </Field>
      <Field label={t('register.confirmPassword')} error={errors.confirmPassword?.message} required>
        <PasswordInput {...form.register('confirmPassword')} autoComplete="new-password" />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={reset.isPending}
        loadingText={t('password.saving')}
      >
        {t('reset.submit')}
      </Button>
    </form>
  );
}
