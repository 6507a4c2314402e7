import { englishOf, englishUnit } from './shop-words.ts';
import { useLanguage } from './use-language.ts';

/** Returns functions that translate the shop's own terms to the reader's language. */
export function useShopWords() {
  const english = useLanguage().language === 'en';
  return {
    say: (text: string | null | undefined): string => (english && text ? englishOf(text) : (text ?? '')),
    unitOf: (name: string, count: number): string => (english ? englishUnit(name, count) : name),
  };
}
