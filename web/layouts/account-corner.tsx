import type { ReactNode } from 'react';
import { useSession } from '../platform/session/use-session.ts';
import { lazyPiece } from '../ui/feedback/lazy-piece.tsx';
import type { AfterLogout } from './account-actions.ts';
import { AccountWaiting } from './account-waiting.tsx';

const AccountButton = lazyPiece(async () => (await import('./account-button.tsx')).AccountButton, {
  waiting: () => <AccountWaiting />,
  quiet: true,
});

type Props = { signedOut: ReactNode; onProfile: () => void; afterLogout: AfterLogout };

/** Shows the right end of the shop's header: the member, or the buttons to sign in or sign up. */
export function AccountCorner({ signedOut, onProfile, afterLogout }: Props) {
  const { state, user } = useSession();
  if (state === 'signed-out') return signedOut;
  if (!user) return <AccountWaiting />;
  return <AccountButton user={user} onProfile={onProfile} afterLogout={afterLogout} />;
}
