import { useTranslation } from 'react-i18next';
import { verifyEmail } from '#shared/accounts/verify-email.contract.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import { call } from '#web/platform/api/call.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { PasswordField } from '#web/ui/form/text-fields.tsx';
import { useCountdown } from '../hooks/use-countdown.ts';
import { VerifyEmailForm as Schema } from '../rules/form-schemas.ts';
import { AccountForm } from './account-form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextLink } from './text-link.tsx';

type Props = { token: string; onVerified: (reply: ReplyOf<typeof verifyEmail>) => void };

/** The password proves that the reader of the mail is the person who signed up. */
export function VerifyEmailForm({ token, onVerified }: Props) {
  const { t } = useTranslation('accounts');
  const { left, wait } = useCountdown();
  const form = useContractForm(Schema, {
    values: { password: '' },
    send: ({ password }) => call(verifyEmail, { body: { token, password } }),
    onDone: onVerified,
    onRefused: ({ status, retryAfter }, { focus }) => {
      if (status === 429) wait(retryAfter);
      focus('password');
    },
  });
  return (
    <AccountForm form={form}>
      <FormProblem form={form} />
      <PasswordField
        name="password"
        aside={<TextLink to="/forgot-password">{t('login.forgot')}</TextLink>}
        autoComplete="current-password"
        required
      />
      <SubmitButton form={form} sending={t('verify.pending')} left={left}>
        {t('verify.submit')}
      </SubmitButton>
      <p className="text-sm text-pretty text-ink-2">{t('verify.notYou')}</p>
    </AccountForm>
  );
}
