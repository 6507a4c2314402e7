import { UserPlus } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { useRegister } from '../api/account-mutations.ts';
import { registerFailure, registerField } from '../rules/failure-texts.ts';
import { RegisterForm as Schema } from '../rules/form-schemas.ts';
import { showFieldErrors, useAccountForm } from '../hooks/use-account-form.ts';
import { FormAlert } from './form-alert.tsx';
import { PasswordMeter } from './password-meter.tsx';
import { ReferrerHint } from './referrer-hint.tsx';

const fields = ['fullName', 'email', 'phoneNumber', 'password', 'confirmPassword', 'referenceId'] as const;

type Props = { referrer?: string | undefined; onSuccess: (email: string) => void };

export function RegisterForm({ referrer = '', onSuccess }: Props) {
  const { t } = useTranslation('accounts');
  const registration = useRegister();
  const form = useAccountForm(Schema, {
    fullName: '',
    email: '',
    phoneNumber: '',
    password: '',
    confirmPassword: '',
    referenceId: referrer,
  });
  const { control, register } = form;
  const { errors } = form.formState;
  const [password, referenceId] = useWatch({ control, name: ['password', 'referenceId'] });

  const refuse = (error: ApiError) => {
    showFieldErrors(form, error, fields);
    const field = registerField(error);
    // Codes with words of ours use them; a refused password explains itself.
    const message = field === 'password' ? error.message : t(registerFailure(error));
    if (field) form.setError(field, { message }, { shouldFocus: true });
  };
  const submit = form.handleSubmit((values) =>
    registration.mutate(values, { onSuccess: () => onSuccess(values.email), onError: refuse }),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4.5">
      {registration.error && <FormAlert title={t(registerFailure(registration.error))} />}
      <Field label={t('register.fullName')} error={errors.fullName?.message} required>
        <Input
          {...register('fullName')}
          autoComplete="name"
          placeholder={t('register.fullNamePlaceholder')}
        />
      </Field>
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Field label={t('register.email')} error={errors.email?.message} required>
          <Input
            {...register('email')}
            type="email"
            autoComplete="email"
            placeholder={t('emailPlaceholder')}
          />
        </Field>
        <Field label={t('register.phone')} error={errors.phoneNumber?.message} required>
          <Input {...register('phoneNumber')} type="tel" autoComplete="tel" placeholder="0912 345 678" />
        </Field>
      </div>
      <Field
        label={t('register.password')}
        error={errors.password?.message}
        help={<PasswordMeter password={password} />}
        required
      >
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      <Field label={t('register.confirmPassword')} error={errors.confirmPassword?.message} required>
        <PasswordInput {...register('confirmPassword')} autoComplete="new-password" />
      </Field>
      <Field
        label={t('register.referrer')}
        aside={t('register.optional')}
        error={errors.referenceId?.message}
        help={<ReferrerHint code={referenceId} />}
      >
        <Input
          {...register('referenceId')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          placeholder="K7M2QD9X"
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        icon={<UserPlus />}
        loading={registration.isPending}
        loadingText={t('register.submitting')}
      >
        {t('register.submit')}
      </Button>
    </form>
  );
}
