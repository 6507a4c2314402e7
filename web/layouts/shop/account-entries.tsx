import { Link } from '@tanstack/react-router';
import {
  Heart,
  LayoutDashboard,
  LogIn,
  LogOut,
  MapPinHouse,
  Package,
  PackageSearch,
  Settings,
  Ticket,
  UserPlus,
  UserRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/use-session.ts';
import { useLogout } from '../account-actions.ts';
import type { AccountDialog } from '../account-dialogs.tsx';
import { useMyOrders } from '../use-my-orders.ts';
import { MenuEntry, menuEntry } from './menu-entry.tsx';

type Props = { onClose: () => void; onDialog: (dialog: AccountDialog) => void };

/** Shows links to the member's own pages, or buttons to sign in or sign up. */
export function AccountEntries({ onClose, onDialog }: Props) {
  const { t } = useTranslation(['shell', 'favorites', 'footer', 'addresses']);
  const { user } = useSession();
  const logout = useLogout('/e-commerce');
  const openOrders = useMyOrders();
  const show = (dialog: AccountDialog) => {
    onClose();
    onDialog(dialog);
  };
  if (!user)
    return (
      <>
        <MenuEntry onClick={() => show('login')}>
          <LogIn />
          {t('nav.login')}
        </MenuEntry>
        <Link to="/e-commerce/dang-ky" onClick={onClose} className={menuEntry}>
          <UserPlus />
          {t('nav.register')}
        </Link>
        <Link to="/e-commerce/orders/guest" onClick={onClose} className={menuEntry}>
          <PackageSearch />
          {t('footer:findOrder')}
        </Link>
      </>
    );
  return (
    <>
      <MenuEntry onClick={() => show('profile')}>
        <UserRound />
        {t('account.profile')}
      </MenuEntry>
      <MenuEntry
        onClick={() => {
          onClose();
          openOrders();
        }}
      >
        <Package />
        {t('account.orders')}
      </MenuEntry>
      <Link to="/e-commerce/favorites" onClick={onClose} className={menuEntry}>
        <Heart />
        {t('favorites:title')}
      </Link>
      <Link to="/e-commerce/vouchers" onClick={onClose} className={menuEntry}>
        <Ticket />
        {t('account.vouchers')}
      </Link>
      <Link to="/settings" onClick={onClose} className={menuEntry}>
        <Settings />
        {t('account.settings')}
      </Link>
      <Link to="/settings/addresses" onClick={onClose} className={menuEntry}>
        <MapPinHouse />
        {t('addresses:title')}
      </Link>
      {user.role === 'admin' && (
        <Link to="/admin" onClick={onClose} className={menuEntry}>
          <LayoutDashboard />
          {t('account.manage')}
        </Link>
      )}
      <MenuEntry
        onClick={() => {
          onClose();
          void logout();
        }}
      >
        <LogOut />
        {t('account.logout')}
      </MenuEntry>
    </>
  );
}
