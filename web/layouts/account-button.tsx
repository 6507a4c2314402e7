import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#shared/accounts/user.ts';
import { Avatar } from '../ui/data/avatar.tsx';
import { Button } from '../ui/actions/button.tsx';
import type { AfterLogout } from './account-actions.ts';
import { lazyMenu } from '../ui/overlays/lazy-menu.tsx';

type Props = { user: SessionUser; onProfile: () => void; afterLogout: AfterLogout };

const AccountMenu = lazyMenu<Props>(async () => (await import('./account-choices.tsx')).AccountChoices);

export function AccountButton(props: Props) {
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
}
