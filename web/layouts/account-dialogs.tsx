import { useRouter, useRouterState } from '@tanstack/react-router';
import { safePath } from '../platform/navigation/return-target.ts';
import { useSession } from '../platform/session/use-session.ts';
import { lazyPiece } from '../ui/feedback/lazy-piece.tsx';

type DialogOpener = { onOpenChange: (open: boolean) => void };
const giveUp = ({ onOpenChange }: DialogOpener) => onOpenChange(false);

const LoginDialog = lazyPiece(
  async () => (await import('../features/accounts/components/login-dialog.tsx')).LoginDialog,
  { giveUp },
);
const ProfileDialog = lazyPiece(
  async () => (await import('../features/accounts/components/profile-dialog.tsx')).ProfileDialog,
  { giveUp },
);

export type AccountDialog = 'login' | 'profile';
/** Fetches the dialog's code while the pointer approaches the button. */
export const prepareLogin = LoginDialog.prepare;

type Props = { shown: AccountDialog | undefined; onShow: (dialog: AccountDialog | undefined) => void };

/** Shows the dialogs that the headers open: sign-in without leaving the page, and the user's own profile. */
export function AccountDialogs({ shown, onShow }: Props) {
  const { user } = useSession();
  const router = useRouter();
  const asked = useRouterState({ select: ({ location }) => callbackOf(location.search) });
  const change = (dialog: AccountDialog) => (open: boolean) => onShow(open ? dialog : undefined);
  return (
    <>
      {shown === 'login' && (
        <LoginDialog
          open
          onOpenChange={change('login')}
          callbackUrl={asked}
          onSuccess={() => asked && router.history.push(asked)}
        />
      )}
      {shown === 'profile' && user && <ProfileDialog open user={user} onOpenChange={change('profile')} />}
    </>
  );
}

const callbackOf = (search: object): string | undefined =>
  'callbackUrl' in search && typeof search.callbackUrl === 'string'
    ? safePath(search.callbackUrl)
    : undefined;
