import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { resetPassword } from '#shared/accounts/password.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { ResetPasswordForm as Schema } from '../rules/form-schemas.ts';
import { AccountForm } from './account-form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SubmitButton } from './submit-button.tsx';

export function ResetPasswordForm({ token, onSuccess }: { token: string; onSuccess: () => void }) {
  const { t } = useTranslation('accounts');
  const form = useContractForm(Schema, {
    values: { password: '', confirmPassword: '' },
    send: (values) => call(resetPassword, { body: { token, ...values } }),
    onDone: ({ message }) => {
      toast.success(message);
      onSuccess();
    },
    onRefused: ({ code, message }, { say }) => code === 'PASSWORD_TOO_COMMON' && say('password', message),
  });
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <AccountForm form={form}>
      <FormProblem form={form} title={t('reset.failed')} />
      <NewPasswordFields name="password" label={t('form.newPassword')} typed={password} />
      <SubmitButton form={form} sending={t('password.saving')}>
        {t('reset.submit')}
      </SubmitButton>
    </AccountForm>
  );
}
