import { Link, useLocation } from '@tanstack/react-router';
import { LogIn, ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Logo, LogoMark } from '../../ui/layout/logo.tsx';
import { ThemeToggle } from '../../ui/preferences/theme-toggle.tsx';
import { AccountCorner } from '../account-corner.tsx';
import { AccountDialogs, type AccountDialog } from '../account-dialogs.tsx';
import { BellCorner } from '../bell-corner.tsx';
import { LanguageButton } from '../language-button.tsx';
import { OfflineBanner } from '../offline-banner.tsx';

/** The members' top navbar: into the market, language, and the account. */
export function CommunityNav() {
  const { t } = useTranslation('shell');
  const [dialog, setDialog] = useState<AccountDialog>();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="page-width flex h-16 items-center gap-1.5 sm:gap-3">
        <Link to="/" aria-label={t('nav.toVillage')} className="mr-auto flex rounded-sm">
          <Logo className="max-sm:hidden" />
          <LogoMark className="sm:hidden" />
        </Link>
        <ButtonLink
          to="/e-commerce"
          variant="primary"
          className="max-sm:px-3!"
          icon={<ShoppingBasket className="max-sm:hidden" />}
        >
          {t('nav.shop')}
        </ButtonLink>
        <BellCorner />
        <LanguageButton className="max-sm:px-2!" />
        <ThemeToggle className="-ml-1.5 max-sm:hidden sm:-ml-3" />
        <AccountCorner
          signedOut={<SignedOut />}
          onProfile={() => setDialog('profile')}
          afterLogout="/login"
        />
      </div>
      <AccountDialogs shown={dialog} onShow={setDialog} />
      <OfflineBanner />
    </header>
  );
}

/** The account pages themselves are no place to come back to. */
const accountPages = [
  '/login',
  '/sign-up',
  '/signup-success',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
];

function SignedOut() {
  const { t } = useTranslation('shell');
  const { pathname, href } = useLocation();
  const search = pathname === '/' || accountPages.includes(pathname) ? {} : { callbackUrl: href };
  return (
    <>
      <ButtonLink
        to="/login"
        search={search}
        className="max-sm:px-3!"
        icon={<LogIn className="max-sm:hidden" />}
      >
        {t('nav.login')}
      </ButtonLink>
      <ButtonLink to="/sign-up" search={search} variant="ghost" className="max-sm:hidden">
        {t('nav.register')}
      </ButtonLink>
    </>
  );
}
