import { useTranslation } from 'react-i18next';
import type { requestPasswordChangeOtp } from '#shared/accounts/password.ts';
import type { ReplyOf } from '#shared/route.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { useRequestOtp } from '../api/account-mutations.ts';
import { otpRequestFailure } from '../rules/failure-texts.ts';
import { CurrentPasswordForm } from '../rules/form-schemas.ts';
import { useAccountForm } from '../hooks/use-account-form.ts';
import { useWait } from '../hooks/use-wait.ts';
import { FormAlert } from './form-alert.tsx';

type Props = { onSent: (reply: ReplyOf<typeof requestPasswordChangeOtp>) => void };

export function CurrentPasswordStep({ onSent }: Props) {
  const { t } = useTranslation('accounts');
  const request = useRequestOtp();
  const { left, wait } = useWait();
  const form = useAccountForm(CurrentPasswordForm, { currentPassword: '' });
  const submit = form.handleSubmit(({ currentPassword }) =>
    request.mutate(currentPassword, {
      onSuccess: onSent,
      onError: (error) => {
        if (error.status === 429) wait(error.retryAfter);
        else form.setFocus('currentPassword');
      },
    }),
  );
  const failure = request.error && otpRequestFailure(request.error);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4.5">
      {failure && (
        <FormAlert
          title={failure.key ? t(failure.key) : (failure.message ?? t('password.failure.requestFailed'))}
        />
      )}
      <Field
        label={t('password.current')}
        error={form.formState.errors.currentPassword?.message}
        help={t('password.currentHelp')}
        required
      >
        <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
      </Field>
      <Button
        type="submit"
        variant="primary"
        block
        loading={request.isPending}
        loadingText={t('resend.sending')}
        disabled={left > 0}
      >
        {left > 0 ? t('wait', { seconds: left }) : t('password.sendOtp')}
      </Button>
    </form>
  );
}
