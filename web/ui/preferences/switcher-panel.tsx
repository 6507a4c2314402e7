import clsx from 'clsx';
import { Moon, Sun } from 'lucide-react';
import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseOrTell } from './choose-or-tell.ts';
import { offeredLanguages } from '../../platform/i18n/language-preference.ts';
import { useLanguage } from '../../platform/i18n/use-language.ts';
import { themes, useTheme } from '../../platform/theme/theme.ts';

type Props = { id: string; root: RefObject<HTMLElement | null>; onClose: () => void };

/** Shows the panel of the switcher: two languages, two themes. */
export function SwitcherPanel({ id, root, onClose }: Props) {
  const { t } = useTranslation('switcher');
  useClosing(root, onClose);
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
        {offeredLanguages.map((choice) => (
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

/** Closes the panel on Escape, on a click elsewhere and when the focus leaves it. */
function useClosing(root: Props['root'], onClose: () => void) {
  const leave = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !root.current?.contains(target)) onClose();
  });
  const escape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    onClose();
    root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  });
  useEffect(() => {
    const left = (event: Event) => leave(event);
    const pressed = (event: KeyboardEvent) => escape(event);
    document.addEventListener('pointerdown', left);
    document.addEventListener('focusin', left);
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('pointerdown', left);
      document.removeEventListener('focusin', left);
      document.removeEventListener('keydown', pressed);
    };
  }, []);
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
