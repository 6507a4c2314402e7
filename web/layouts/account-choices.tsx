import { Link } from '@tanstack/react-router';
import {
  BadgePercent,
  Heart,
  LayoutDashboard,
  LogOut,
  MapPinHouse,
  Package,
  Settings,
  Ticket,
  UserRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#shared/accounts/user.ts';
import { AccountStatus } from '../ui/status/account-status.tsx';
import { Avatar } from '../ui/data/avatar.tsx';
import { Menu, MenuItem, MenuSeparator } from '../ui/overlays/menu.tsx';
import { useLogout, type AfterLogout } from './account-actions.ts';
import type { OpenedMenuProps } from '../ui/overlays/lazy-menu.tsx';
import { affiliateUrl } from '../platform/site-links.ts';
import { useMyOrders } from './use-my-orders.ts';

export type AccountChoicesProps = OpenedMenuProps & {
  user: SessionUser;
  onProfile: () => void;
  afterLogout: AfterLogout;
};

/** Shows the avatar's menu: the member, their own pages, the back office for admins, and sign-out. */
export function AccountChoices({ user, onProfile, afterLogout, ...opened }: AccountChoicesProps) {
  const { t } = useTranslation(['shell', 'addresses', 'favorites']);
  const logout = useLogout(afterLogout);
  const openOrders = useMyOrders();
  return (
    <Menu className="min-w-64!" {...opened}>
      <div className="flex items-center gap-3 px-3 pt-2.5 pb-3">
        <Avatar name={user.fullName} src={user.avatarUrl} decorative />
        <div className="min-w-0">
          <p className="truncate text-sm font-bold">{user.fullName}</p>
          <p className="text-xs text-ink-2 tabular-nums">@{user.referenceId}</p>
          {user.status !== 'active' && (
            <div className="mt-1">
              <AccountStatus status={user.status} />
            </div>
          )}
        </div>
      </div>
      <MenuSeparator />
      <MenuItem icon={<UserRound />} onSelect={onProfile}>
        {t('account.profile')}
      </MenuItem>
      <MenuItem icon={<Package />} onSelect={openOrders}>
        {t('account.orders')}
      </MenuItem>
      <MenuItem asChild>
        <Link to="/e-commerce/favorites">
          <Heart />
          {t('favorites:title')}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/e-commerce/vouchers">
          <Ticket />
          {t('account.vouchers')}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/settings">
          <Settings />
          {t('account.settings')}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/settings/addresses">
          <MapPinHouse />
          {t('addresses:title')}
        </Link>
      </MenuItem>
      {affiliateUrl && (
        <MenuItem asChild>
          <a href={affiliateUrl} target="_blank" rel="noreferrer">
            <BadgePercent />
            {t('account.affiliate')}
          </a>
        </MenuItem>
      )}
      {user.role === 'admin' && (
        <MenuItem asChild>
          <Link to="/admin">
            <LayoutDashboard />
            {t('account.manage')}
          </Link>
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={() => void logout()}>
        {t('account.logout')}
      </MenuItem>
    </Menu>
  );
}
