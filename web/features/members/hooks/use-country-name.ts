import { useTranslation } from 'react-i18next';

/** What a country is called in the reader's language. */
export function useCountryName(): (code: string) => string {
  const { i18n } = useTranslation();
  const names = new Intl.DisplayNames([i18n.language], { type: 'region' });
  return (code) => names.of(code) ?? code;
}
