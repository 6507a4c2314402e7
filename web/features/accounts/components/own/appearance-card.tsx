import { useTranslation } from 'react-i18next';
import { interfaceLanguages } from '#web/platform/i18n/language-preference.ts';
import { useLanguage } from '#web/platform/i18n/use-language.ts';
import { themes, useTheme } from '#web/platform/theme/theme.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { chooseOrTell } from '#web/ui/preferences/choose-or-tell.ts';

/** Shows language and theme, the same settings as in the switcher of every page. */
export function AppearanceCard() {
  const { t } = useTranslation(['switcher', 'account']);
  const { language } = useLanguage();
  const { theme, setTheme } = useTheme();
  return (
    <Card>
      <CardHeader title={t('account:look.title')} />
      <div className="space-y-4">
        <RadioGroup
          label={t('language')}
          showLabel
          look="pill"
          options={interfaceLanguages.map((value) => ({ value, label: t(`name.${value}`) }))}
          value={language}
          onChange={chooseOrTell}
        />
        <RadioGroup
          label={t('theme')}
          showLabel
          look="pill"
          options={themes.map((value) => ({ value, label: t(value) }))}
          value={theme}
          onChange={setTheme}
        />
      </div>
    </Card>
  );
}
