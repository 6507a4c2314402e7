import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#shared/accounts/user.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Avatar } from '../../ui/data/avatar.tsx';
import { lazyMenu } from '../../ui/overlays/lazy-menu.tsx';

type Props = { user: SessionUser };

const StaffMenu = lazyMenu<Props>(async () => (await import('./staff-menu.tsx')).StaffMenu);

export function StaffButton({ user }: Props) {
  const { t } = useTranslation('shell');
  return (
    <StaffMenu
      user={user}
      trigger={
        <Button
          variant="ghost"
          className="gap-1.5! px-1.5!"
          aria-label={t('account.menu', { name: user.fullName })}
          iconAfter={<ChevronDown className="size-4! text-ink-3 max-md:hidden" />}
        >
          <Avatar name={user.fullName} src={user.avatarUrl} size="sm" decorative />
        </Button>
      }
    />
  );
}
