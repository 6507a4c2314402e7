import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/feedback/skeleton.tsx';

/** Keeps the place of whoever is signed in until it is known who that is. */
export function AccountWaiting() {
  const { t } = useTranslation('shell');
  return (
    <span role="status" aria-label={t('account.loading')} className="px-1.5">
      <Skeleton className="size-8 rounded-full!" />
    </span>
  );
}
