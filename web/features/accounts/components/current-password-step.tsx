import { useTranslation } from 'react-i18next';
import { requestPasswordChangeOtp } from '#shared/accounts/password.contract.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import { call } from '#web/platform/api/call.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { PasswordField } from '#web/ui/form/text-fields.tsx';
import { useCountdown } from '../hooks/use-countdown.ts';
import { otpRequestFailure } from '../rules/failure-texts.ts';
import { CurrentPasswordForm } from '../rules/form-schemas.ts';
import { AccountForm } from './account-form.tsx';

type Props = { onSent: (reply: ReplyOf<typeof requestPasswordChangeOtp>) => void };

export function CurrentPasswordStep({ onSent }: Props) {
  const { t } = useTranslation('accounts');
  const { left, wait } = useCountdown();
  const form = useContractForm(CurrentPasswordForm, {
    values: { currentPassword: '' },
    send: (body) => call(requestPasswordChangeOtp, { body }),
    onDone: onSent,
    onRefused: ({ status, retryAfter }, { focus }) =>
      status === 429 ? wait(retryAfter) : focus('currentPassword'),
  });
  const said = form.failure && otpRequestFailure(form.failure);
  return (
    <AccountForm form={form}>
      <FormProblem
        form={form}
        title={said?.key ? t(said.key) : (said?.message ?? t('password.failure.requestFailed'))}
      />
      <PasswordField name="currentPassword" autoComplete="current-password" required />
      <Button
        type="submit"
        variant="primary"
        block
        loading={form.sending}
        loadingText={t('resend.sending')}
        disabled={left > 0}
      >
        {left > 0 ? t('wait', { count: left }) : t('password.sendOtp')}
      </Button>
    </AccountForm>
  );
}
