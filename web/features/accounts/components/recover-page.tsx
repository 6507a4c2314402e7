import { useQueryClient } from '@tanstack/react-query';
import { LifeBuoy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { recoverAccount } from '#shared/accounts/passkeys.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { beginSession } from '#web/platform/session/sign-in.ts';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { useCountdown } from '../hooks/use-countdown.ts';
import { RecoverForm } from '../rules/form-schemas.ts';
import { AccountPanel } from './account-panel.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextLink } from './text-link.tsx';

/** Signs in by a recovery code after a device was lost; the code is then used up. */
export function RecoverPage({ onSuccess }: { onSuccess: () => void }) {
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  const { left, wait } = useCountdown();
  const form = useContractForm(RecoverForm, {
    values: { username: '', code: '' },
    send: async (body) => {
      const { user, ...tokens } = await call(recoverAccount, { body });
      beginSession(queryClient, tokens, user);
    },
    onDone: onSuccess,
    onRefused: ({ status, retryAfter }) => status === 429 && wait(retryAfter),
  });
  return (
    <AccountPanel
      icon={<LifeBuoy />}
      title={t('recover.title')}
      lead={t('recover.lead')}
      footer={<TextLink to="/forgot-password">{t('recover.byMail')}</TextLink>}
    >
      <ContractForm form={form} texts={{ ns: 'account', at: 'recover.form' }} className="space-y-4.5">
        <FormProblem form={form} />
        <TextField
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField name="code" autoComplete="off" autoCapitalize="characters" spellCheck={false} required />
        <SubmitButton form={form} sending={t('recover.sending')} left={left}>
          {t('recover.submit')}
        </SubmitButton>
      </ContractForm>
    </AccountPanel>
  );
}
