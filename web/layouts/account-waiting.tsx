import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/feedback/skeleton.tsx';

/** Shows the skeleton of the account button while the account is loading. */
export function AccountWaiting() {
  const { t } = useTranslation('shell');
  return (
    <span role="status" aria-label={t('account.loading')} className="px-1.5">
      <Skeleton className="size-8 rounded-full!" />
    </span>
  );
}
