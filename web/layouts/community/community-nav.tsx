import { Link, useLocation } from '@tanstack/react-router';
import { LogIn, Newspaper, ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { newsListPath } from '#shared/news/news-path.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { lazyPiece } from '../../ui/feedback/lazy-piece.tsx';
import { Logo, LogoMark } from '../../ui/layout/logo.tsx';
import { AccountWaiting } from '../account-waiting.tsx';
import { BellCorner } from '../bell-corner.tsx';
import { LanguageButton } from '../language-button.tsx';
import { OfflineBanner } from '../offline-banner.tsx';

const MemberButton = lazyPiece(async () => (await import('./member-button.tsx')).MemberButton, {
  waiting: () => <AccountWaiting />,
  quiet: true,
});

/** Shows the community's top bar: link to the shop, notifications, language, and account. */
export function CommunityNav() {
  const { t } = useTranslation('shell');
  const { state, user } = useSession();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="page-width flex h-16 items-center gap-0.5 sm:gap-3">
        <Link to="/" aria-label={t('nav.toVillage')} className="mr-auto flex rounded-sm">
          <Logo className="max-sm:hidden" />
          <LogoMark className="sm:hidden" />
        </Link>
        {/* The narrowest phones have no room for it; there the welcome page leads to news. */}
        {state === 'signed-out' && (
          <ButtonLink
            to={newsListPath}
            variant="ghost"
            className="max-[26rem]:hidden max-sm:px-1.5!"
            icon={<Newspaper className="max-sm:hidden" />}
          >
            {t('nav.news')}
          </ButtonLink>
        )}
        <ButtonLink
          to="/e-commerce"
          variant="primary"
          className="max-sm:px-2!"
          icon={<ShoppingBasket className="max-sm:hidden" />}
        >
          {t('nav.shop')}
        </ButtonLink>
        <BellCorner />
        <LanguageButton className="max-sm:gap-0.5! max-sm:px-1!" />
        {state === 'signed-out' && <SignedOut />}
        {state === 'arriving' && <AccountWaiting />}
        {user && <MemberButton user={user} />}
      </div>
      <OfflineBanner />
    </header>
  );
}

/** Account pages, which are not used as a return target after sign-in. */
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
        className="max-sm:px-1.5!"
        icon={<LogIn className="max-sm:hidden" />}
      >
        {t('nav.login')}
      </ButtonLink>
      <ButtonLink to="/sign-up" search={search} variant="ghost" className="max-sm:px-1!">
        {t('nav.register')}
      </ButtonLink>
    </>
  );
}
