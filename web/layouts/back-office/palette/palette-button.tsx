import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '#shared/contract/access.ts';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { useShortcut } from '#web/ui/hooks/use-shortcut.ts';

const Palette = lazyPiece(async () => (await import('./palette.tsx')).Palette, {
  giveUp: ({ onClose }) => onClose(),
});

/** Shows a button that opens the palette; Ctrl/Cmd+K does the same anywhere. */
export function PaletteButton({ role }: { role: Role }) {
  const { t } = useTranslation('backOffice');
  const [open, setOpen] = useState(false);
  useShortcut('k', () => setOpen(true));
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={Palette.prepare}
        onClick={() => setOpen(true)}
        className="flex h-9 items-center gap-2.5 rounded-md text-sm text-ink-2 transition-colors hover:text-ink max-md:ml-auto max-md:w-10 max-md:justify-center md:w-72 md:border lg:w-96 md:border-control md:bg-surface md:px-3 md:text-ink-3 [&>svg]:size-4.5 [&>svg]:shrink-0"
      >
        <Search aria-hidden />
        <span className="min-w-0 grow truncate text-left max-md:sr-only">{t('palette.search')}</span>
        <kbd
          aria-hidden
          className="rounded-xs border border-line bg-sunken px-1.5 font-sans text-xs font-semibold whitespace-nowrap text-ink-2 max-lg:hidden"
        >
          {t('palette.keys')}
        </kbd>
      </button>
      {open && <Palette role={role} onClose={() => setOpen(false)} />}
    </>
  );
}
