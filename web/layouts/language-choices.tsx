import { useTranslation } from 'react-i18next';
import { chooseOrTell } from '../ui/preferences/choose-or-tell.ts';
import { offeredLanguages } from '../platform/i18n/language-preference.ts';
import { useLanguage } from '../platform/i18n/use-language.ts';
import { Menu, MenuChoice, MenuChoices } from '../ui/overlays/menu.tsx';
import type { OpenedMenuProps } from '../ui/overlays/lazy-menu.tsx';

export default function LanguageChoices(opened: OpenedMenuProps) {
  const { t } = useTranslation('switcher');
  const { language } = useLanguage();
  return (
    <Menu className="min-w-40!" {...opened}>
      <MenuChoices value={language}>
        {offeredLanguages.map((choice) => (
          <MenuChoice key={choice} value={choice} lang={choice} onSelect={() => chooseOrTell(choice)}>
            {t(`name.${choice}`)}
          </MenuChoice>
        ))}
      </MenuChoices>
    </Menu>
  );
}
