import { useTranslation } from 'react-i18next';
import { shortCount, showNumber } from './numbers.ts';

/** Numbers as the reader's language writes them. */
export function useNumbers() {
  const { language } = useTranslation().i18n;
  return {
    number: (value: number, digits?: number) => showNumber(value, language, digits),
    short: (count: number) => shortCount(count, language),
  };
}
