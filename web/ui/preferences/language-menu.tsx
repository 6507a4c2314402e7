import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chooseOrTell } from './choose-or-tell.ts';
import { useLanguage } from '../../platform/i18n/use-language.ts';
import { Button } from '../actions/button.tsx';
import { Menu, MenuChoice, MenuChoices } from '../overlays/menu.tsx';

const offered = ['vi', 'en'] as const;

/** The header's choice between the two complete languages. */
export function LanguageMenu({ className }: { className?: string }) {
  const { t } = useTranslation('switcher');
  const { language } = useLanguage();
  return (
    <Menu
      className="min-w-40!"
      trigger={
        <Button
          variant="ghost"
          className={className}
          iconAfter={<ChevronDown className="size-4! text-ink-3" />}
        >
          <span className="sr-only">{t('language')}: </span>
          {language.toUpperCase()}
        </Button>
      }
    >
      <MenuChoices value={language}>
        {offered.map((choice) => (
          <MenuChoice key={choice} value={choice} lang={choice} onSelect={() => chooseOrTell(choice)}>
            {t(`name.${choice}`)}
          </MenuChoice>
        ))}
      </MenuChoices>
    </Menu>
  );
}
