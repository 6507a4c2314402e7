import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { referenceIdPattern } from '#shared/values/ids.ts';
import { isApiError } from '#web/platform/api/api-error.ts';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { referrerQuery } from '../api/account-queries.ts';

/** Shows the owner of a typed referral code as soon as it is complete. */
export function ReferrerHint({ code }: { code: string }) {
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
