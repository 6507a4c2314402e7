import clsx from 'clsx';
import { Languages, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import { lazyPiece } from '../feedback/lazy-piece.tsx';

const SwitcherPanel = lazyPiece(async () => (await import('./switcher-panel.tsx')).SwitcherPanel, {
  giveUp: ({ onClose }) => onClose(),
});

export default function FloatingSwitcher() {
  const { t } = useTranslation('switcher');
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLElement>(null);
  const away = useScrolledAway() && !open;
  return (
    <aside
      ref={root}
      aria-label={t('title')}
      className={clsx(
        'floating-switcher fixed left-3 z-40 transition-[translate,opacity] print:hidden',
        away && 'max-md:not-focus-within:translate-y-24 max-md:not-focus-within:opacity-0',
      )}
    >
      {open && <SwitcherPanel id={panelId} root={root} onClose={() => setOpen(false)} />}
      <IconButton
        round
        size="sm"
        variant="outline"
        className="size-9! text-ink-2! opacity-75 shadow-float hover:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100"
        label={open ? t('close') : t('open')}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        icon={open ? <X /> : <Languages />}
        onPointerEnter={SwitcherPanel.prepare}
        onClick={() => setOpen(!open)}
      />
    </aside>
  );
}

/** Hides the button while scrolling down; scrolling up, or being at the top, shows it again. */
function useScrolledAway() {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const look = () => {
      const moved = scrollY - last;
      if (Math.abs(moved) < 12) return;
      last = scrollY;
      setAway(moved > 0 && scrollY > 48);
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return away;
}
