import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '#shared/contract/access.ts';
import { lazyPiece } from '../../ui/feedback/lazy-piece.tsx';
import { isShortcut } from './sidebar-state.ts';

const Palette = lazyPiece(async () => (await import('./palette.tsx')).Palette, {
  giveUp: ({ onClose }) => onClose(),
});

/** The way to any page by its name: a press here, or Ctrl/Cmd+K anywhere. */
export function PaletteButton({ role }: { role: Role }) {
  const { t } = useTranslation('backOffice');
  const [open, setOpen] = useState(false);
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event, 'k')) return;
    // Browsers put the cursor into their own search box.
    event.preventDefault();
    setOpen(true);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={Palette.prepare}
        onClick={() => setOpen(true)}
        className="flex h-9 items-center gap-2.5 rounded-md text-sm text-ink-2 transition-colors hover:text-ink max-md:ml-auto max-md:w-10 max-md:justify-center md:w-80 md:border md:border-control md:bg-surface md:px-3 md:text-ink-3 [&>svg]:size-4.5 [&>svg]:shrink-0"
      >
        <Search aria-hidden />
        <span className="grow text-left max-md:sr-only">{t('palette.search')}</span>
        <kbd
          aria-hidden
          className="rounded-xs border border-line bg-sunken px-1.5 font-sans text-xs font-semibold text-ink-2 max-md:hidden"
        >
          {t('palette.keys')}
        </kbd>
      </button>
      {open && <Palette role={role} onClose={() => setOpen(false)} />}
    </>
  );
}
