import { ChevronDown } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#shared/accounts/user.ts';
import { Button } from '../ui/actions/button.tsx';
import { Avatar } from '../ui/data/avatar.tsx';
import { lazyMenu, type LazyTrigger } from '../ui/overlays/lazy-menu.tsx';
import type { AfterLogout } from './account-actions.ts';

/** Makes the button of the signed-in user at the right end of a header, which opens this menu. */
export const avatarButton = <Props extends { user: SessionUser }>(
  AccountMenu: ComponentType<Props & { trigger: LazyTrigger }>,
) =>
  function AvatarButton(props: Props) {
    const { t } = useTranslation('shell');
    const { fullName, avatarUrl } = props.user;
    return (
      <AccountMenu
        {...props}
        trigger={
          <Button
            variant="ghost"
            className="gap-1.5! px-1.5!"
            aria-label={t('account.menu', { name: fullName })}
            iconAfter={<ChevronDown className="size-4! text-ink-3 max-md:hidden" />}
          >
            <Avatar name={fullName} src={avatarUrl} size="sm" decorative />
          </Button>
        }
      />
    );
  };

type Props = { user: SessionUser; onProfile: () => void; afterLogout: AfterLogout };

export const AccountButton = avatarButton(
  lazyMenu<Props>(async () => (await import('./account-choices.tsx')).AccountChoices),
);
