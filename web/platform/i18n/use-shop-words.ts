import { englishOf, englishUnit } from './shop-words.ts';
import { useLanguage } from './use-language.ts';

/** The shop's own words as the reader speaks them. */
export function useShopWords() {
  const english = useLanguage().language === 'en';
  return {
    say: (text: string | null | undefined): string => (english && text ? englishOf(text) : (text ?? '')),
    unitOf: (name: string, count: number): string => (english ? englishUnit(name, count) : name),
  };
}
