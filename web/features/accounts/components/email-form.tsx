import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/platform/api/call.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import type { forgotPassword } from '#shared/accounts/password.contract.ts';
import type { resendVerification } from '#shared/accounts/verify-email.contract.ts';
import { defaultWaitSeconds, useCountdown } from '../hooks/use-countdown.ts';
import { EmailForm as Schema } from '../rules/form-schemas.ts';
import { AccountForm } from './account-form.tsx';
import { SubmitButton } from './submit-button.tsx';

type Props = {
  contract: typeof forgotPassword | typeof resendVerification;
  icon: ReactNode;
  submit: string;
  /** Shown below the server's message once the mail is sent. */
  hint?: string;
};

/** Requests a mail to an address, and counts down until it can be requested again. */
export function EmailForm({ contract, icon, submit, hint }: Props) {
  const { t } = useTranslation('accounts');
  const { left, wait } = useCountdown();
  const form = useContractForm(Schema, {
    values: { email: '' },
    send: (body) => call(contract, { body }),
    onDone: (reply) => wait('retryAfter' in reply ? reply.retryAfter : defaultWaitSeconds),
    onRefused: ({ status, retryAfter }) => status === 429 && wait(retryAfter),
  });
  return (
    <AccountForm form={form} leavesFreely>
      <FormProblem form={form} />
      {form.reply && (
        <Notice tone="jade" title={form.reply.message}>
          {hint}
        </Notice>
      )}
      <TextField name="email" type="email" autoComplete="email" required />
      <SubmitButton form={form} icon={icon} sending={t('resend.sending')} left={left}>
        {submit}
      </SubmitButton>
    </AccountForm>
  );
}
