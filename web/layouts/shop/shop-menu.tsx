import { Link } from '@tanstack/react-router';
import {
  BadgePercent,
  ChevronLeft,
  ChevronRight,
  Home,
  LayoutGrid,
  ShoppingBasket,
  Store,
  UsersRound,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#shared/accounts/user.ts';
import { CategoryAccordion } from '../../features/catalogue/menu/components/category-accordion.tsx';
import { chooseOrTell } from '../../ui/preferences/choose-or-tell.ts';
import { useLanguage } from '../../platform/i18n/use-language.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { themes, useTheme } from '../../platform/theme/theme.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Chip } from '../../ui/actions/chip.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import type { AccountDialog } from '../account-dialogs.tsx';
import { affiliateUrl } from '../../platform/site-links.ts';
import { AccountEntries } from './account-entries.tsx';
import { MenuEntry, menuEntry } from './menu-entry.tsx';

type Props = { onClose: () => void; onDialog: (dialog: AccountDialog) => void };

/** Shows the header's links on phones; the categories replace them on request. */
export function ShopMenu({ onClose, onDialog }: Props) {
  const { t } = useTranslation(['shell', 'catalogue', 'common']);
  const [inCategories, setInCategories] = useState(false);
  return (
    <Drawer
      open
      side="left"
      size="sm"
      title={inCategories ? t('catalogue:categories') : t('common:brand')}
      onOpenChange={(open) => !open && onClose()}
    >
      {inCategories ? (
        <>
          <MenuEntry className="-mx-3 mb-2 w-auto! text-ink-2" onClick={() => setInCategories(false)}>
            <ChevronLeft />
            {t('common:action.back')}
          </MenuEntry>
          <CategoryAccordion onLeave={onClose} />
        </>
      ) : (
        <Entries onClose={onClose} onDialog={onDialog} onCategories={() => setInCategories(true)} />
      )}
    </Drawer>
  );
}

function Entries({ onClose, onDialog, onCategories }: Props & { onCategories: () => void }) {
  const { t } = useTranslation(['shell', 'catalogue', 'footer', 'listing']);
  const { user } = useSession();
  return (
    <>
      {user && <WhoIsHere user={user} />}
      <nav aria-label={t('nav.main')} className="-mx-3 space-y-0.5">
        <MenuEntry onClick={onCategories}>
          <LayoutGrid />
          <span className="grow">{t('catalogue:categories')}</span>
          <ChevronRight />
        </MenuEntry>
        <Link to="/e-commerce" onClick={onClose} className={menuEntry}>
          <Home />
          {t('footer:home')}
        </Link>
        <Link to="/e-commerce/product" onClick={onClose} className={menuEntry}>
          <ShoppingBasket />
          {t('footer:products')}
        </Link>
        <Link to="/e-commerce/businesses" onClick={onClose} className={menuEntry}>
          <Store />
          {t('listing:makers.title')}
        </Link>
        <Link to="/" onClick={onClose} className={menuEntry}>
          <UsersRound />
          {t('nav.village')}
        </Link>
        {affiliateUrl && (
          <a href={affiliateUrl} target="_blank" rel="noreferrer" className={menuEntry}>
            <BadgePercent />
            {t('account.affiliate')}
          </a>
        )}
        <hr className="mx-3 my-2 border-line" />
        <AccountEntries onClose={onClose} onDialog={onDialog} />
      </nav>
      <Languages />
      <Themes />
    </>
  );
}

function WhoIsHere({ user }: { user: SessionUser }) {
  return (
    <div className="mb-4 flex items-center gap-3 border-b border-line pb-4">
      <Avatar name={user.fullName} src={user.avatarUrl} decorative />
      <div className="min-w-0">
        <p className="truncate font-bold">{user.fullName}</p>
        <p className="truncate text-sm text-ink-2">{user.email}</p>
        <p className="text-xs text-ink-2 tabular-nums">@{user.referenceId}</p>
      </div>
    </div>
  );
}

function Languages() {
  const { t } = useTranslation('switcher');
  const { language } = useLanguage();
  return (
    <fieldset className="mt-5 flex gap-2 border-t border-line pt-5">
      <legend className="sr-only">{t('language')}</legend>
      {(['vi', 'en'] as const).map((choice) => (
        <Chip
          key={choice}
          lang={choice}
          className="h-11!"
          pressed={language === choice}
          onClick={() => chooseOrTell(choice)}
        >
          {t(`name.${choice}`)}
        </Chip>
      ))}
    </fieldset>
  );
}

function Themes() {
  const { t } = useTranslation('switcher');
  const { theme, setTheme } = useTheme();
  return (
    <fieldset className="mt-3 flex gap-2">
      <legend className="sr-only">{t('theme')}</legend>
      {themes.map((choice) => (
        <Chip key={choice} className="h-11!" pressed={theme === choice} onClick={() => setTheme(choice)}>
          {t(choice)}
        </Chip>
      ))}
    </fieldset>
  );
}
