import { useTranslation } from 'react-i18next';
import { chooseLanguage } from './i18n.ts';
import { interfaceLanguages, type InterfaceLanguage } from './language-preference.ts';

/** Returns the interface language, and the language for requests to the server (which has no Chinese). */
export function useLanguage() {
  const { i18n } = useTranslation();
  const language: InterfaceLanguage = interfaceLanguages.find((known) => known === i18n.language) ?? 'vi';
  return { language, contentLanguage: language === 'en' ? ('en' as const) : ('vi' as const), chooseLanguage };
}
