import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { confirmPasswordChange } from '#shared/accounts/password.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { passwordChangeFailure } from '../rules/failure-texts.ts';
import { NewPasswordForm } from '../rules/form-schemas.ts';
import { AccountForm } from './account-form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

type Props = { notice: string; minutes: number; onBack: () => void; onChanged: (notice: string) => void };

export function NewPasswordStep({ notice, minutes, onBack, onChanged }: Props) {
  const { t } = useTranslation('accounts');
  const form = useContractForm(NewPasswordForm, {
    values: { otp: '', newPassword: '', confirmPassword: '' },
    send: ({ otp, newPassword }) => call(confirmPasswordChange, { body: { otp, newPassword } }),
    onDone: ({ message }) => {
      toast.success(message);
      onChanged(message);
    },
    onRefused: ({ code, message }, { say, focus }) => {
      if (code === 'PASSWORD_TOO_COMMON') say('newPassword', message);
      if (code === 'INVALID_OTP') focus('otp');
    },
  });
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });
  return (
    <AccountForm form={form}>
      {form.failure ? (
        <FormProblem form={form} title={t(passwordChangeFailure(form.failure))} />
      ) : (
        <Notice tone="sky" title={notice}>
          {t('password.otpExpires', { minutes })}
        </Notice>
      )}
      <TextField
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        className="[&_input]:tracking-[0.4em] [&_input]:tabular-nums"
        required
      />
      <NewPasswordFields name="newPassword" typed={newPassword} />
      <div className="flex gap-2.5">
        <Button onClick={onBack}>{t('password.back')}</Button>
        <Button
          type="submit"
          variant="primary"
          className="grow"
          loading={form.sending}
          loadingText={t('password.saving')}
        >
          {t('password.submit')}
        </Button>
      </div>
    </AccountForm>
  );
}
