import { Link } from '@tanstack/react-router';
import { BadgePercent, ExternalLink, LayoutDashboard, LogOut, Settings, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#shared/accounts/user.ts';
import { affiliateUrl } from '../../platform/site-links.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Badge } from '../../ui/data/badge.tsx';
import type { OpenedMenuProps } from '../../ui/overlays/lazy-menu.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/overlays/menu.tsx';
import { useLogout } from '../account-actions.ts';
import { KycButton } from './kyc-button.tsx';
import { wallet } from './member-pages.ts';

/** Shows the next step of the identity check, the member's own pages, and sign-out. */
export function MemberMenu({ user, ...opened }: OpenedMenuProps & { user: SessionUser }) {
  const { t } = useTranslation(['rooms', 'shell', 'accounts']);
  const logout = useLogout('/login');
  return (
    <Menu className="min-w-72!" {...opened}>
      <div className="flex items-center gap-3 px-3 pt-2.5 pb-3">
        <Avatar name={user.fullName} src={user.avatarUrl} decorative />
        <div className="min-w-0">
          <p className="truncate text-sm font-bold">{user.fullName}</p>
          <p className="text-xs text-ink-2 tabular-nums">@{user.referenceId}</p>
        </div>
      </div>
      <KycButton status={user.status} />
      <MenuSeparator />
      <MenuItem asChild>
        <Link to="/profile">
          <UserRound />
          {t('viewProfile')}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={wallet.to as string}>
          <wallet.Icon />
          {t('name.kyc')}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/account">
          <Settings />
          {t('name.account')}
        </Link>
      </MenuItem>
      {user.role === 'admin' && (
        <MenuItem asChild>
          <Link to="/admin">
            <LayoutDashboard />
            <span className="grow">{t('shell:account.manage')}</span>
            <Badge>{t('accounts:role.admin')}</Badge>
          </Link>
        </MenuItem>
      )}
      {affiliateUrl && (
        <MenuItem asChild>
          <a href={affiliateUrl} target="_blank" rel="noreferrer">
            <BadgePercent />
            <span className="grow">{t('shell:account.affiliate')}</span>
            <ExternalLink />
          </a>
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={() => void logout()}>
        {t('shell:account.logout')}
      </MenuItem>
    </Menu>
  );
}
