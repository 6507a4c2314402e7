import { Link, useRouterState } from '@tanstack/react-router';
import clsx from 'clsx';
import { ChevronDown, LayoutGrid, Menu as MenuIcon, Search, UserRound, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CartButton } from '../../features/cart/components/cart-button.tsx';
import { SearchBox } from '../../features/catalogue/search/components/search-box.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { lazyPiece } from '../../ui/feedback/lazy-piece.tsx';
import { Logo, LogoMark } from '../../ui/layout/logo.tsx';
import { lazyMenu } from '../../ui/overlays/lazy-menu.tsx';
import { ThemeToggle } from '../../ui/preferences/theme-toggle.tsx';
import { useSession } from '../../platform/session/use-session.ts';
import { beyondPhone, useMediaQuery } from '../../ui/hooks/use-media-query.ts';
import { AccountCorner } from '../account-corner.tsx';
import { AccountDialogs, prepareLogin, type AccountDialog } from '../account-dialogs.tsx';
import { BellCorner } from '../bell-corner.tsx';
import { LanguageButton } from '../language-button.tsx';
import { OfflineBanner } from '../offline-banner.tsx';

const ShopMenu = lazyPiece(async () => (await import('./shop-menu.tsx')).ShopMenu, {
  giveUp: ({ onClose }) => onClose(),
});

const CategoryMenu = lazyMenu(
  async () => (await import('../../features/catalogue/menu/components/category-menu.tsx')).CategoryMenu,
  'dialog',
);

type Panel = 'menu' | 'search';

/**
 * Shows the sticky header. From 768 px everything is in one row. Below, the menu unfolds and the search box is
 * laid over the page; on the shop's start page the search box has a row of its own while that row is in sight.
 */
export function ShopHeader() {
  const { t } = useTranslation('shell');
  const { state } = useSession();
  const [panel, setPanel] = usePanel();
  const [dialog, setDialog] = useState<AccountDialog>();
  const { row, inSight } = useSearchRow();
  const searching = panel === 'search' && !inSight;
  const closePanel = () => setPanel(undefined);
  return (
    <>
      <header
        className={clsx(
          'sticky top-0 z-30 border-b border-line bg-paper',
          inSight && 'max-md:border-transparent',
        )}
      >
        <div className="page-width flex h-16 items-center gap-2 md:h-18 md:gap-4">
          <IconButton
            className="-ml-2 md:hidden"
            label={t('nav.menu')}
            icon={<MenuIcon />}
            aria-expanded={panel === 'menu'}
            onPointerEnter={ShopMenu.prepare}
            onClick={() => setPanel('menu')}
          />
          <Link to="/e-commerce" aria-label={t('nav.toShopHome')} className="flex rounded-sm max-md:mx-auto">
            {/* Next to the bell there is no room for the name on a small phone. */}
            {state !== 'signed-out' && <LogoMark className="min-[26rem]:hidden" />}
            <Logo className={clsx(state !== 'signed-out' && 'max-[26rem]:hidden')} />
          </Link>
          <CategoryButton />
          <SearchBox className="min-w-0 grow max-md:hidden lg:mr-2" />
          <IconButton
            className={clsx('md:hidden', inSight && 'invisible')}
            label={searching ? t('nav.closeSearch') : t('nav.search')}
            icon={searching ? <X /> : <Search />}
            aria-expanded={searching}
            onClick={() => setPanel(searching ? undefined : 'search')}
          />
          <LanguageButton className="px-3! max-md:hidden" />
          <ThemeToggle className="-ml-3 max-md:hidden" />
          <BellCorner />
          <CartButton />
          <div className="-mr-2 md:mr-0">
            <AccountCorner
              signedOut={<LoginButton onClick={() => setDialog('login')} />}
              onProfile={() => setDialog('profile')}
              afterLogout="/e-commerce"
            />
          </div>
        </div>
        {searching && (
          <div className="absolute inset-x-0 top-full border-b border-line bg-paper shadow-float md:hidden">
            <div className="page-width pb-3">
              <SearchBox focused onDone={closePanel} />
            </div>
          </div>
        )}
        {panel === 'menu' && <ShopMenu onClose={closePanel} onDialog={setDialog} />}
        <AccountDialogs shown={dialog} onShow={setDialog} />
        <OfflineBanner />
      </header>
      {row && (
        <div ref={row} className="page-width relative z-20 pt-1 md:hidden">
          <SearchBox />
        </div>
      )}
    </>
  );
}

/** Returns the state of the search row; `inSight` is true until the row is scrolled away. */
function useSearchRow() {
  const atFront = useRouterState({
    select: ({ location }) => location.pathname.replace(/\/$/, '') === '/e-commerce',
  });
  const row = useRef<HTMLDivElement>(null);
  const [scrolledAway, setScrolledAway] = useState(false);
  useEffect(() => {
    const node = row.current;
    if (!node) return;
    const observer = new IntersectionObserver(([entry]) => setScrolledAway(entry?.isIntersecting === false), {
      rootMargin: '-64px 0px 0px',
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [atFront]);
  return atFront ? { row, inSight: !scrolledAway } : { row: undefined, inSight: false };
}

/** Returns the unfolded part's state; it closes when the phone is turned or the window gets wider. */
function usePanel() {
  const desktop = useMediaQuery(beyondPhone);
  const state = useState<Panel>();
  const [panel, setPanel] = state;
  if (desktop && panel) setPanel(undefined);
  return state;
}

function LoginButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <Button className="max-md:hidden" icon={<UserRound />} onPointerEnter={prepareLogin} onClick={onClick}>
        {t('nav.login')}
      </Button>
      <IconButton className="md:hidden" label={t('nav.login')} icon={<UserRound />} onClick={onClick} />
    </>
  );
}

function CategoryButton() {
  const { t } = useTranslation('catalogue');
  return (
    <CategoryMenu
      trigger={
        <Button
          variant="ghost"
          className="px-3! max-md:hidden max-lg:px-2.5!"
          icon={<LayoutGrid />}
          iconAfter={<ChevronDown className="size-4! text-ink-3 max-lg:hidden" />}
        >
          <span className="max-lg:sr-only">{t('categories')}</span>
        </Button>
      }
    />
  );
}
