import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../platform/session/use-session.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import type { AfterLogout } from './account-actions.ts';

const AccountButton = lazy(async () => ({ default: (await import('./account-button.tsx')).AccountButton }));

type Props = { signedOut: ReactNode; onProfile: () => void; afterLogout: AfterLogout };

/** The right end of a header: the member, or the ways to become one. */
export function AccountCorner({ signedOut, onProfile, afterLogout }: Props) {
  const { t } = useTranslation('shell');
  const { state, user } = useSession();
  if (state === 'signed-out') return signedOut;
  const waiting = (
    <span role="status" aria-label={t('account.loading')} className="px-1.5">
      <Skeleton className="size-8 rounded-full!" />
    </span>
  );
  if (!user) return waiting;
  return (
    <Suspense fallback={waiting}>
      <AccountButton user={user} onProfile={onProfile} afterLogout={afterLogout} />
    </Suspense>
  );
}
