import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { referenceIdPattern } from '#shared/values/ids.ts';
import { useFormField } from '#web/ui/form/use-form-field.ts';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { isApiError } from '#web/platform/api/api-error.ts';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { referrerQuery } from '../api/account-queries.ts';

/** Asks for the code of the referrer; the referrer's name appears as soon as the code is complete. */
export function ReferrerField({ code, placeholder }: { code: string; placeholder?: string }) {
  const { t } = useTranslation('accounts');
  const { error } = useFormField('referenceId');
  return (
    <TextField
      name="referenceId"
      aside={t('register.optional')}
      // The server's error says the same as the hint would.
      help={error ? t('register.referrerHelp') : <ReferrerHint code={code} />}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      placeholder={placeholder}
    />
  );
}

/** Shows the owner of a typed referral code as soon as it is complete. */
function ReferrerHint({ code }: { code: string }) {
  const { t } = useTranslation('accounts');
  const referenceId = code.trim().replace(/^@/, '').toUpperCase();
  const complete = referenceIdPattern.test(referenceId);
  const { data, error, isFetching } = useQuery({ ...referrerQuery(referenceId), enabled: complete });
  if (!complete) return <>{t('register.referrerHelp')}</>;
  if (isFetching) return <span aria-live="polite">{t('register.referrerChecking')}</span>;
  if (isApiError(error, 'USER_NOT_FOUND'))
    return (
      <span role="alert" className="font-medium text-danger">
        {t('register.failure.referrerNotFound')}
      </span>
    );
  // This check is only a hint; if it fails, the sign-up itself validates the code.
  if (!data) return <>{t('register.referrerHelp')}</>;
  return (
    <span aria-live="polite" className="mt-1 inline-flex items-center gap-2 font-medium text-jade">
      <Avatar name={data.fullName} src={data.avatarUrl} size="xs" decorative />
      {t('register.referredBy', { name: data.fullName })}
    </span>
  );
}
