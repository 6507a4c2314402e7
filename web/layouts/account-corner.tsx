import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../platform/session/use-session.ts';
import { lazyPiece } from '../ui/feedback/lazy-piece.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import type { AfterLogout } from './account-actions.ts';

const AccountButton = lazyPiece(async () => (await import('./account-button.tsx')).AccountButton, {
  waiting: () => <Waiting />,
  quiet: true,
});

type Props = { signedOut: ReactNode; onProfile: () => void; afterLogout: AfterLogout };

/** The right end of a header: the member, or the ways to become one. */
export function AccountCorner({ signedOut, onProfile, afterLogout }: Props) {
  const { state, user } = useSession();
  if (state === 'signed-out') return signedOut;
  if (!user) return <Waiting />;
  return <AccountButton user={user} onProfile={onProfile} afterLogout={afterLogout} />;
}

function Waiting() {
  const { t } = useTranslation('shell');
  return (
    <span role="status" aria-label={t('account.loading')} className="px-1.5">
      <Skeleton className="size-8 rounded-full!" />
    </span>
  );
}
