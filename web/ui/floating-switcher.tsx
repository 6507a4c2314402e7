import clsx from 'clsx';
import { Languages, Moon, Sun, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseOrTell } from '../platform/i18n/choose-or-tell.ts';
import { interfaceLanguages } from '../platform/i18n/language-preference.ts';
import { useLanguage } from '../platform/i18n/use-language.ts';
import { themes, useTheme } from '../platform/theme/theme.ts';
import { IconButton } from './icon-button.tsx';

/** Language and theme from any page, error pages too: a quiet button in the lower left corner. */
export default function FloatingSwitcher() {
  const { t } = useTranslation('switcher');
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const root = useClosing(open, () => setOpen(false));
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
      {open && <SwitcherPanel id={panelId} />}
      <IconButton
        round
        size="sm"
        variant="outline"
        className="size-9! text-ink-2! opacity-75 shadow-float hover:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100"
        label={open ? t('close') : t('open')}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        icon={open ? <X /> : <Languages />}
        onClick={() => setOpen(!open)}
      />
    </aside>
  );
}

/** On the way down the page the reader wants the page; on the way up, or at rest at the top, the button is back. */
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

/** Escape, a click elsewhere or focus that moves on closes the panel. */
function useClosing(open: boolean, close: () => void) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [open, close]);
  return root;
}

function SwitcherPanel({ id }: { id: string }) {
  const { t } = useTranslation('switcher');
  const { language } = useLanguage();
  const { theme, setTheme } = useTheme();
  return (
    <fieldset
      id={id}
      aria-label={t('title')}
      data-state="open"
      className="anim-rise mb-2 w-60 rounded-md border border-line bg-raised p-3 shadow-float"
    >
      <Choices label={t('language')}>
        {interfaceLanguages.map((choice) => (
          <Choice
            key={choice}
            lang={choice}
            chosen={choice === language}
            onChoose={() => chooseOrTell(choice)}
          >
            {t(`name.${choice}`)}
          </Choice>
        ))}
      </Choices>
      <Choices label={t('theme')}>
        {themes.map((choice) => (
          <Choice key={choice} chosen={choice === theme} onChoose={() => setTheme(choice)}>
            {choice === 'dark' ? (
              <Moon aria-hidden className="size-4" />
            ) : (
              <Sun aria-hidden className="size-4" />
            )}
            {t(choice)}
          </Choice>
        ))}
      </Choices>
    </fieldset>
  );
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset aria-label={label} className="not-first:mt-3">
      <p className="mb-1.5 text-xs font-semibold text-ink-2">{label}</p>
      <div className="flex gap-1 rounded-sm bg-sunken p-1">{children}</div>
    </fieldset>
  );
}

type ChoiceProps = { chosen: boolean; onChoose: () => void; lang?: string; children: ReactNode };

function Choice({ chosen, onChoose, lang, children }: ChoiceProps) {
  return (
    <button
      type="button"
      lang={lang}
      aria-pressed={chosen}
      onClick={onChoose}
      className={clsx(
        'flex h-9 grow items-center justify-center gap-1.5 rounded-sm px-1.5 text-xs font-semibold whitespace-nowrap transition-colors',
        chosen ? 'bg-surface text-brand shadow-float' : 'text-ink-2 hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}
