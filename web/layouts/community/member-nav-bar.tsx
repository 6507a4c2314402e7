import { Link, useLocation } from '@tanstack/react-router';
import clsx from 'clsx';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPiece } from '../../ui/feedback/lazy-piece.tsx';
import { useBottomBar } from '../../ui/hooks/use-bottom-bar.ts';
import { barPages, memberPageAt } from './member-pages.ts';

const MemberNavDrawer = lazyPiece(async () => (await import('./member-nav-drawer.tsx')).MemberNavDrawer, {
  giveUp: ({ onOpenChange }) => onOpenChange(false),
});

/** Shows the bottom bar on phones: four pages, and a button for all of them. */
export function MemberNavBar() {
  const { t } = useTranslation('rooms');
  const bar = useBottomBar();
  const [open, setOpen] = useState(false);
  const here = useLocation({ select: ({ pathname }) => memberPageAt(pathname)?.name });
  const isBelow = here !== undefined && !barPages.some(({ name }) => name === here);
  return (
    <div
      ref={bar}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <nav aria-label={t('bar')} className="mx-auto grid max-w-140 grid-cols-5">
        {barPages.map(({ name, to, Icon, Count }) => (
          <Link
            key={name}
            to={to}
            aria-current={here === name ? 'page' : undefined}
            className={look(here === name)}
          >
            <span className="relative">
              <Icon aria-hidden />
              {Count && (
                <span className="absolute -top-2 left-3">
                  <Count />
                </span>
              )}
            </span>
            <span className="max-w-full truncate">{t(`short.${name}`)}</span>
          </Link>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={MemberNavDrawer.prepare}
          onClick={() => setOpen(true)}
          className={look(isBelow)}
        >
          <Menu aria-hidden />
          {t('more')}
        </button>
      </nav>
      {open && <MemberNavDrawer open onOpenChange={setOpen} />}
    </div>
  );
}

const look = (current: boolean) =>
  clsx(
    'flex min-h-14 min-w-0 flex-col items-center justify-center gap-1 text-xs font-medium focus-visible:-outline-offset-4 [&_svg]:size-5',
    current ? 'text-brand' : 'text-ink-2',
  );
