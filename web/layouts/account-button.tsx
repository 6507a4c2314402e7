import type { SessionUser } from '#shared/accounts/user.ts';
import { lazyMenu } from '../ui/overlays/lazy-menu.tsx';
import type { AfterLogout } from './account-actions.ts';
import { avatarButton } from './avatar-button.tsx';

type Props = { user: SessionUser; onProfile: () => void; afterLogout: AfterLogout };

export const AccountButton = avatarButton(
  lazyMenu<Props>(async () => (await import('./account-choices.tsx')).AccountChoices),
);
