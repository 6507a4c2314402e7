import { useRouter, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { safePath } from '../platform/navigation/return-target.ts';
import { useSession } from '../platform/session/use-session.ts';

const load = {
  login: () => import('../features/accounts/components/login-dialog.tsx'),
  profile: () => import('../features/accounts/components/profile-dialog.tsx'),
};
const LoginDialog = lazy(async () => ({ default: (await load.login()).LoginDialog }));
const ProfileDialog = lazy(async () => ({ default: (await load.profile()).ProfileDialog }));

export type AccountDialog = keyof typeof load;
/** Fetches a dialog's code while the pointer is still on its way. */
export const prepareDialog = (dialog: AccountDialog): void => void load[dialog]();

type Props = { shown: AccountDialog | undefined; onShow: (dialog: AccountDialog | undefined) => void };

/** The dialogs the headers open: signing in without leaving the page, and one's own profile. */
export function AccountDialogs({ shown, onShow }: Props) {
  const { user } = useSession();
  const router = useRouter();
  const asked = useRouterState({ select: ({ location }) => callbackOf(location.search) });
  const change = (dialog: AccountDialog) => (open: boolean) => onShow(open ? dialog : undefined);
  return (
    <Suspense fallback={null}>
      {shown === 'login' && (
        <LoginDialog
          open
          onOpenChange={change('login')}
          callbackUrl={asked}
          onSuccess={() => asked && router.history.push(asked)}
        />
      )}
      {shown === 'profile' && user && <ProfileDialog open user={user} onOpenChange={change('profile')} />}
    </Suspense>
  );
}

const callbackOf = (search: object): string | undefined =>
  'callbackUrl' in search && typeof search.callbackUrl === 'string'
    ? safePath(search.callbackUrl)
    : undefined;
