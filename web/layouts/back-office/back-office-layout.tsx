import { Link, useLocation } from '@tanstack/react-router';
import clsx from 'clsx';
import { Menu as MenuIcon, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#shared/accounts/user.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { lazyPiece } from '../../ui/feedback/lazy-piece.tsx';
import { Logo, LogoMark } from '../../ui/layout/logo.tsx';
import { beyondPhone, useMediaQuery } from '../../ui/hooks/use-media-query.ts';
import { lazyMenu } from '../../ui/overlays/lazy-menu.tsx';
import { avatarButton } from '../account-button.tsx';
import { LanguageButton } from '../language-button.tsx';
import { OfflineBanner } from '../offline-banner.tsx';
import { usePlatform } from '../start-platform.ts';
import { PaletteButton } from './palette/palette-button.tsx';
import { SidebarMenu } from './sidebar-menu.tsx';
import { useSidebar } from './sidebar-state.ts';

const MenuDrawer = lazyPiece(async () => (await import('./menu-drawer.tsx')).MenuDrawer, {
  giveUp: ({ onClose }) => onClose(),
});

type StaffProps = { user: SessionUser };
const StaffButton = avatarButton(
  lazyMenu<StaffProps>(async () => (await import('./staff-menu.tsx')).StaffMenu),
);

type Props = {
  user: SessionUser;
  /** Tools at the top of every page, beside the reader's own menu. */
  tools?: ReactNode;
  children: ReactNode;
};

/** Shows the page beside a sidebar, which folds to icons and is a sheet on phones. */
export function BackOfficeLayout({ user, tools, children }: Props) {
  usePlatform();
  useFormsAtHand();
  const { folded, toggle } = useSidebar();
  return (
    <div
      className={clsx(
        'grid min-h-dvh transition-[grid-template-columns] print:block',
        folded
          ? 'md:grid-cols-[4.5rem_minmax(0,1fr)]'
          : 'md:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[17.5rem_minmax(0,1fr)]',
      )}
    >
      <Sidebar user={user} folded={folded} onToggle={toggle} />
      <div className="flex min-w-0 flex-col">
        <Topbar user={user} tools={tools} />
        {children}
      </div>
    </div>
  );
}

type SidebarProps = { user: SessionUser; folded: boolean; onToggle: () => void };

function Sidebar({ user, folded, onToggle }: SidebarProps) {
  const { t } = useTranslation('backOffice');
  const Icon = folded ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside className="sticky top-0 flex h-dvh flex-col border-r border-line bg-sunken p-3.5 max-md:hidden print:hidden">
      <div className={clsx('mb-5 flex items-center', folded ? 'flex-col gap-3' : 'justify-between')}>
        <Link to="/admin" aria-label={t('logo')} className="flex rounded-sm p-1">
          {folded ? <LogoMark /> : <Logo />}
        </Link>
        <IconButton
          size="sm"
          label={folded ? t('expand') : t('collapse')}
          title={t('shortcut')}
          aria-expanded={!folded}
          aria-keyshortcuts="Control+B Meta+B"
          icon={<Icon />}
          onClick={onToggle}
        />
      </div>
      <SidebarMenu role={user.role} folded={folded} />
    </aside>
  );
}

function Topbar({ user, tools }: { user: SessionUser; tools: ReactNode }) {
  const { t } = useTranslation('backOffice');
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const desktop = useMediaQuery(beyondPhone);
  const [openedAt, setOpenedAt] = useState(pathname);
  // Navigation closes the sheet, and so does a window wide enough for the sidebar.
  if (open && (desktop || openedAt !== pathname)) setOpen(false);
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-1 border-b border-line bg-paper px-4 md:px-6 print:hidden">
      <IconButton
        className="-ml-2 md:hidden"
        label={t('open')}
        icon={<MenuIcon />}
        aria-expanded={open}
        onClick={() => {
          setOpenedAt(pathname);
          setOpen(true);
        }}
      />
      <Link to="/admin" aria-label={t('logo')} className="flex rounded-sm md:hidden">
        <LogoMark />
      </Link>
      <PaletteButton role={user.role} />
      <div className="flex items-center gap-1 md:ml-auto">
        {tools}
        <LanguageButton />
        <StaffButton user={user} />
      </div>
      {open && <MenuDrawer role={user.role} onClose={() => setOpen(false)} />}
      <OfflineBanner />
    </header>
  );
}

const restMilliseconds = 3000;

const prepareForms = async (): Promise<void> => {
  await import('../../ui/form/form-parts.ts').catch(() => undefined);
};

/** Prefetches form components after the first page, because staff always need them sooner or later. */
function useFormsAtHand(): void {
  useEffect(() => {
    const timer = setTimeout(prepareForms, restMilliseconds);
    return () => clearTimeout(timer);
  }, []);
}
