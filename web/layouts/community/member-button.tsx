import type { SessionUser } from '#shared/accounts/user.ts';
import { lazyMenu } from '../../ui/overlays/lazy-menu.tsx';
import { avatarButton } from '../account-button.tsx';

type Props = { user: SessionUser };

export const MemberButton = avatarButton(
  lazyMenu<Props>(async () => (await import('./member-menu.tsx')).MemberMenu),
);
