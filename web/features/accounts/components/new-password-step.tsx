import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useConfirmPasswordChange } from '../api/account-mutations.ts';
import { passwordChangeFailure } from '../rules/failure-texts.ts';
import { NewPasswordForm } from '../rules/form-schemas.ts';
import { useAccountForm } from '../hooks/use-account-form.ts';
import { FormAlert } from './form-alert.tsx';
import { PasswordMeter } from './password-meter.tsx';

type Props = { notice: string; minutes: number; onBack: () => void; onChanged: (notice: string) => void };

export function NewPasswordStep({ notice, minutes, onBack, onChanged }: Props) {
  const { t } = useTranslation('accounts');
  const confirm = useConfirmPasswordChange();
  const form = useAccountForm(NewPasswordForm, { otp: '', newPassword: '', confirmPassword: '' });
  const { errors } = form.formState;
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });
  const submit = form.handleSubmit((values) =>
    confirm.mutate(
      { otp: values.otp, newPassword: values.newPassword },
      {
        onSuccess: ({ message }) => {
          toast.success(message);
          onChanged(message);
        },
        onError: (error) => {
          if (error.code === 'PASSWORD_TOO_COMMON')
            form.setError('newPassword', { message: error.message }, { shouldFocus: true });
          if (error.code === 'INVALID_OTP') form.setFocus('otp');
        },
      },
    ),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4.5">
      {confirm.error ? (
        <FormAlert title={t(passwordChangeFailure(confirm.error))} />
      ) : (
        <FormAlert tone="sky" title={notice}>
          {t('password.otpExpires', { minutes })}
        </FormAlert>
      )}
      <Field label={t('password.otp')} error={errors.otp?.message} required>
        <Input
          {...form.register('otp')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          placeholder="000000"
          className="[&_input]:tracking-[0.4em] [&_input]:tabular-nums"
        />
      </Field>
      <Field
        label={t('password.new')}
        error={errors.newPassword?.message}
        help={<PasswordMeter password={newPassword} />}
        required
      >
        <PasswordInput {...form.register('newPassword')} autoComplete="new-password" />
      </Field>
      <Field label={t('register.confirmPassword')} error={errors.confirmPassword?.message} required>
        <PasswordInput {...form.register('confirmPassword')} autoComplete="new-password" />
      </Field>
      <div className="flex gap-2.5">
        <Button onClick={onBack}>{t('password.back')}</Button>
        <Button
          type="submit"
          variant="primary"
          className="grow"
          loading={confirm.isPending}
          loadingText={t('password.saving')}
        >
          {t('password.submit')}
        </Button>
      </div>
    </form>
  );
}
