import { Link } from '@tanstack/react-router';
import { Bell, LogOut, Moon, Sun, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#shared/accounts/user.ts';
import { useTheme } from '../../platform/theme/theme.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import type { OpenedMenuProps } from '../../ui/overlays/lazy-menu.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/overlays/menu.tsx';
import { AccountRole } from '../../ui/status/account-status.tsx';
import { useLogout } from '../account-actions.ts';

export function StaffMenu({ user, ...opened }: OpenedMenuProps & { user: SessionUser }) {
  const { t } = useTranslation(['backOffice', 'switcher']);
  const { theme, toggleTheme } = useTheme();
  const logout = useLogout('/login');
  const isDark = theme === 'dark';
  return (
    <Menu className="min-w-64!" {...opened}>
      <div className="flex items-center gap-3 px-3 pt-2.5 pb-3">
        <Avatar name={user.fullName} src={user.avatarUrl} decorative />
        <div className="min-w-0">
          <p className="truncate text-sm font-bold">{user.fullName}</p>
          <p className="mb-1 truncate text-xs text-ink-2">{user.email}</p>
          <AccountRole of={user.role} />
        </div>
      </div>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to="/account">
          <UserRound />
          {t('userMenu.account')}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/system/settings/notifications">
          <Bell />
          {t('userMenu.notifications')}
        </Link>
      </MenuItem>
      <MenuItem
        icon={isDark ? <Sun /> : <Moon />}
        // The menu stays open, so that the user can see the result and switch back.
        onSelect={(event) => {
          event.preventDefault();
          toggleTheme();
        }}
      >
        {t(isDark ? 'switcher:toLight' : 'switcher:toDark')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={() => void logout()}>
        {t('userMenu.logout')}
      </MenuItem>
    </Menu>
  );
}
