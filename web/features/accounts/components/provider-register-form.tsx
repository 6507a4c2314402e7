import { UserPlus } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SignInProvider } from '#shared/accounts/sign-in-providers.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { useRegisterWithProvider } from '../api/provider-sign-in.ts';
import { registerField } from '../rules/failure-texts.ts';
import { ProviderRegisterForm as Schema } from '../rules/form-schemas.ts';
import { showFieldErrors, useAccountForm } from '../hooks/use-account-form.ts';
import { FormAlert } from './form-alert.tsx';
import { ReferrerHint } from './referrer-hint.tsx';

const fields = ['fullName', 'phoneNumber', 'referenceId'] as const;

type Props = { provider: SignInProvider; ticket: string; fullName: string; onSuccess: () => void };

/** What a provider cannot tell us: a phone number, and who brought the new member here. */
export function ProviderRegisterForm({ provider, ticket, fullName, onSuccess }: Props) {
  const { t } = useTranslation('accounts');
  const registration = useRegisterWithProvider(provider);
  const form = useAccountForm(Schema, { fullName, phoneNumber: '', referenceId: '' });
  const { control, register } = form;
  const { errors } = form.formState;
  const referenceId = useWatch({ control, name: 'referenceId' });

  const refuse = (error: ApiError) => {
    showFieldErrors(form, error, fields);
    const field = fields.find((name) => name === registerField(error));
    if (field) form.setError(field, { message: error.message }, { shouldFocus: true });
  };
  const submit = form.handleSubmit((values) =>
    registration.mutate({ ticket, ...values }, { onSuccess, onError: refuse }),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4.5">
      {registration.error && <FormAlert title={registration.error.message || registration.error.code} />}
      <Field label={t('register.fullName')} error={errors.fullName?.message} required>
        <Input {...register('fullName')} autoComplete="name" />
      </Field>
      <Field label={t('register.phone')} error={errors.phoneNumber?.message} required>
        <Input {...register('phoneNumber')} type="tel" autoComplete="tel" placeholder="0912 345 678" />
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
