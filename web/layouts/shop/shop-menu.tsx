import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import {
  BadgePercent,
  Home,
  LayoutDashboard,
  LogIn,
  LogOut,
  Settings,
  ShoppingBasket,
  UserPlus,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseOrTell } from '../../platform/i18n/choose-or-tell.ts';
import { useLanguage } from '../../platform/i18n/use-language.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { useLogout } from '../account-actions.ts';
import type { AccountDialog } from '../account-dialogs.tsx';
import { affiliateUrl } from '../site-links.ts';

type Props = { onClose: () => void; onDialog: (dialog: AccountDialog) => void };

const entry =
  'flex min-h-12 w-full items-center gap-3.5 rounded-md px-3 text-left font-medium hover:bg-hover [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-3';

/** The header's entries on phones. */
export function ShopMenu({ onClose, onDialog }: Props) {
  const { t } = useTranslation(['shell', 'switcher', 'common']);
  const { user } = useSession();
  const { language } = useLanguage();
  const logout = useLogout('/e-commerce');
  const show = (dialog: AccountDialog) => {
    onClose();
    onDialog(dialog);
  };
  return (
    <Drawer open side="left" size="sm" title={t('common:brand')} onOpenChange={(open) => !open && onClose()}>
      {user && (
        <div className="mb-4 flex items-center gap-3 border-b border-line pb-4">
          <Avatar name={user.fullName} src={user.avatarUrl} decorative />
          <div className="min-w-0">
            <p className="truncate font-bold">{user.fullName}</p>
            <p className="truncate text-sm text-ink-2">{user.email}</p>
            <p className="text-xs text-ink-2 tabular-nums">@{user.referenceId}</p>
          </div>
        </div>
      )}
      <nav aria-label={t('nav.main')} className="-mx-3 space-y-0.5">
        <Link to="/e-commerce" onClick={onClose} className={entry}>
          <Home />
          {t('footer.home')}
        </Link>
        <Link to="/e-commerce/product" onClick={onClose} className={entry}>
          <ShoppingBasket />
          {t('footer.products')}
        </Link>
        <Link to="/" onClick={onClose} className={entry}>
          <UsersRound />
          {t('nav.village')}
        </Link>
        {affiliateUrl && (
          <a href={affiliateUrl} target="_blank" rel="noreferrer" className={entry}>
            <BadgePercent />
            {t('account.affiliate')}
          </a>
        )}
        <hr className="mx-3 my-2 border-line" />
        {user ? (
          <>
            <Entry onClick={() => show('profile')}>
              <UserRound />
              {t('account.profile')}
            </Entry>
            <Link to="/settings" onClick={onClose} className={entry}>
              <Settings />
              {t('account.settings')}
            </Link>
            {user.role === 'admin' && (
              <Link to="/admin" onClick={onClose} className={entry}>
                <LayoutDashboard />
                {t('account.manage')}
              </Link>
            )}
            <Entry
              onClick={() => {
                onClose();
                void logout();
              }}
            >
              <LogOut />
              {t('account.logout')}
            </Entry>
          </>
        ) : (
          <>
            <Entry onClick={() => show('login')}>
              <LogIn />
              {t('nav.login')}
            </Entry>
            <Link to="/e-commerce/dang-ky" onClick={onClose} className={entry}>
              <UserPlus />
              {t('nav.register')}
            </Link>
          </>
        )}
      </nav>
      <fieldset className="mt-5 flex gap-2 border-t border-line pt-5">
        <legend className="sr-only">{t('switcher:language')}</legend>
        {(['vi', 'en'] as const).map((choice) => (
          <Chip key={choice} lang={choice} pressed={language === choice} onClick={() => chooseOrTell(choice)}>
            {t(`switcher:name.${choice}`)}
          </Chip>
        ))}
      </fieldset>
    </Drawer>
  );
}

function Entry({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={clsx(entry, className)} />;
}
