import { UserPlus } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { register } from '#shared/accounts/register.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { EmailHint } from '#web/ui/fields/email-hint.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { registerFailure, registerField, registerWords } from '../rules/failure-texts.ts';
import { RegisterForm as Schema } from '../rules/form-schemas.ts';
import { AccountForm } from './account-form.tsx';
import { AgeFields } from './age-fields.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { ReferrerField } from './referrer-field.tsx';
import { SubmitButton } from './submit-button.tsx';

type Props = { referrer?: string | undefined; onSuccess: (email: string) => void };

export function RegisterForm({ referrer = '', onSuccess }: Props) {
  const { t } = useTranslation('accounts');
  const form = useContractForm(Schema, {
    values: {
      fullName: '',
      email: '',
      phoneNumber: '',
      password: '',
      confirmPassword: '',
      dob: '',
      guardian: '',
      referenceId: referrer,
    },
    send: (body) => call(register, { body }),
    onDone: (_reply, { email }) => onSuccess(email),
    onRefused: (error, { say }) => {
      const field = registerField(error);
      // Codes with texts of our own use them; for others the server's message is shown.
      if (field) say(field, registerWords(error) ? t(registerFailure(error)) : error.message);
    },
  });
  const [password, dob, referenceId, email] = useWatch({
    control: form.control,
    name: ['password', 'dob', 'referenceId', 'email'],
  });
  return (
    <AccountForm form={form}>
      <FormProblem form={form} title={form.failure && t(registerFailure(form.failure))} />
      <TextField name="fullName" autoComplete="name" required />
      <div className="grid gap-4.5 sm:grid-cols-2">
        <div>
          <TextField name="email" type="email" autoComplete="email" required />
          <EmailHint
            typed={email}
            onTake={(meant) => form.setValue('email', meant, { shouldDirty: true, shouldValidate: true })}
          />
        </div>
        <TextField name="phoneNumber" type="tel" autoComplete="tel" required />
      </div>
      <NewPasswordFields name="password" typed={password} />
      <AgeFields dob={dob} />
      <ReferrerField code={referenceId} placeholder="K7M2QD9X" />
      <SubmitButton form={form} icon={<UserPlus />} sending={t('register.submitting')}>
        {t('register.submit')}
      </SubmitButton>
    </AccountForm>
  );
}
