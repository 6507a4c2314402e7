import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../platform/i18n/use-language.ts';
import { Button } from '../ui/actions/button.tsx';
import { lazyMenu } from '../ui/overlays/lazy-menu.tsx';

const LanguageMenu = lazyMenu(async () => (await import('./language-choices.tsx')).default);

/** Shows the language menu of the header with the two complete languages. */
export function LanguageButton({ className }: { className?: string }) {
  const { t } = useTranslation('switcher');
  const { language } = useLanguage();
  return (
    <LanguageMenu
      trigger={
        <Button
          variant="ghost"
          className={className ?? 'px-3!'}
          // The accessible name starts with the visible text, so that voice control users can say it.
          aria-label={`${language.toUpperCase()}, ${t('language')}: ${t(`name.${language}`)}`}
          iconAfter={<ChevronDown className="size-4! text-ink-3" />}
        >
          {language.toUpperCase()}
        </Button>
      }
    />
  );
}
