import { useTranslation } from 'react-i18next';
import { countryNames } from '#web/platform/format/country-names.ts';

export function useCountryName(): (code: string) => string {
  return countryNames(useTranslation().i18n.language);
}
