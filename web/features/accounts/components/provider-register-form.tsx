import { useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { registerWithProvider, type SignInProvider } from '#shared/accounts/sign-in-providers.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { beginSession } from '#web/platform/session/sign-in.ts';
import { forgetInvitation, invitedBy } from '#web/platform/navigation/invitation.ts';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { registerField } from '../rules/failure-texts.ts';
import { ProviderRegisterForm as Schema } from '../rules/form-schemas.ts';
import { AccountForm } from './account-form.tsx';
import { AgeFields } from './age-fields.tsx';
import { ReferrerField } from './referrer-field.tsx';
import { SubmitButton } from './submit-button.tsx';

type Props = { provider: SignInProvider; ticket: string; fullName: string; onSuccess: () => void };

/** Asks for what the provider does not supply: a phone number, and the referrer of the new member. */
export function ProviderRegisterForm({ provider, ticket, fullName, onSuccess }: Props) {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const form = useContractForm(Schema, {
    values: { fullName, phoneNumber: '', dob: '', guardian: '', referenceId: invitedBy() ?? '' },
    send: async (values) => {
      const body = { ticket, ...values };
      const { user, ...tokens } = await call(registerWithProvider, { params: { provider }, body });
      forgetInvitation();
      beginSession(queryClient, tokens, user);
    },
    onDone: onSuccess,
    onRefused: (error, { say }) => {
      const field = registerField(error);
      if (field && field !== 'email' && field !== 'password') say(field, error.message);
    },
  });
  const [dob, referenceId] = useWatch({ control: form.control, name: ['dob', 'referenceId'] });
  return (
    <AccountForm form={form}>
      <FormProblem form={form} />
      <TextField name="fullName" autoComplete="name" placeholder="" required />
      <TextField name="phoneNumber" type="tel" autoComplete="tel" required />
      <AgeFields dob={dob} />
      <ReferrerField code={referenceId} />
      <SubmitButton form={form} icon={<UserPlus />} sending={t('register.submitting')}>
        {t('register.submit')}
      </SubmitButton>
    </AccountForm>
  );
}
